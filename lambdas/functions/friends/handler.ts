import { consentErrors } from '../../../contract/consent/errors';
import { friends } from '../../../contract/friends/endpoints';
import { friendsErrors } from '../../../contract/friends/errors';
import { friendBooks } from '../../friends/books';
import { bulkRequest } from '../../friends/bulk';
import { setDiscovery } from '../../friends/discovery';
import { list } from '../../friends/list';
import { request } from '../../friends/request';
import { requests } from '../../friends/requests';
import { respond } from '../../friends/respond';
import { search, searchByEmail } from '../../friends/search';
import { unfriend } from '../../friends/unfriend';
import { serve } from '../serve';

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
