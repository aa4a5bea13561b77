import { consentErrors } from '../../../contract/consent/errors';
import { shop } from '../../../contract/shop/endpoints';
import { shopErrors } from '../../../contract/shop/errors';
import { shopFamily } from '../../../contract/shop/family';
import { shopOperators } from '../../../contract/shop/operators';
import { decide, family, settle } from '../../shop/family/family';
import { addReward, removeReward } from '../../shop/family/family-rewards';
import { items, purchases } from '../../shop/items';
import { exportOrders } from '../../shop/orders/export-orders';
import { cancel, fulfil, orders, parcelsPage } from '../../shop/orders/operate-orders';
import { purchase } from '../../shop/orders/purchase';
import { pin } from '../../shop/pin';
import { addItem, changeItem, pictureUpload, stock } from '../../shop/stock/operate-items';
import { wear } from '../../shop/wear';
import { request, requests } from '../../shop/wish';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  { ...shop, ...shopFamily, ...shopOperators },
  { ...shopErrors, ...consentErrors },
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
    parcels: parcelsPage,
    fulfil,
    cancel,
    exportOrders,
    requests,
  },
);
