import { consentErrors } from '../../contract/errors/consent';
import { storeErrors } from '../../contract/errors/store';
import { store } from '../../contract/store';
import { storeFamily } from '../../contract/store-family';
import { storeOperators } from '../../contract/store-operators';
import { serveOperators } from '../serve-operators';
import { exportOrders } from './export-orders';
import { decide, family, settle } from './family';
import { addReward, removeReward } from './family-rewards';
import { items, purchases } from './items';
import { addItem, changeItem, pictureUpload, stock } from './operate-items';
import { cancel, fulfil, orders } from './operate-orders';
import { pin } from './pin';
import { purchase } from './purchase';
import { wear } from './wear';
import { request, requests } from './wish';

export const handler = serveOperators(
  { ...store, ...storeFamily, ...storeOperators },
  { ...storeErrors, ...consentErrors },
  {
    items,
    pin,
    purchases,
    purchase,
    request,
    wear,
    family,
    addReward,
    removeReward,
    decide,
    settle,
    stock,
    addItem,
    changeItem,
    pictureUpload,
    orders,
    fulfil,
    cancel,
    exportOrders,
    requests,
  },
);
