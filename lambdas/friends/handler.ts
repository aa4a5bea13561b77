import { consentErrors } from '../../contract/errors/consent';
import { friendsErrors } from '../../contract/errors/friends';
import { friends } from '../../contract/friends';
import { serve } from '../serve';
import { friendBooks } from './books';
import { bulkRequest } from './bulk';
import { setDiscovery } from './discovery';
import { list } from './list';
import { request } from './request';
import { requests } from './requests';
import { respond } from './respond';
import { search, searchByEmail } from './search';
import { unfriend } from './unfriend';

export const handler = serve(
  friends,
  { ...friendsErrors, ...consentErrors },
  {
    list,
    requests,
    books: friendBooks,
    search,
    searchByEmail,
    request,
    respond,
    unfriend,
    bulkRequest,
    setDiscovery,
  },
);
