import type { Parcel } from '../../../../contract/shop/operators';

export const PostalAddress = ({ address }: Pick<Parcel, 'address'>) => (
  <span className="wrap-anywhere">
    {address.name}, {address.street}, {address.postal_code} {address.city}, {address.country}
  </span>
);
