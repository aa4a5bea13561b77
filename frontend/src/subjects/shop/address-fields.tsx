import type { DeliveryAddress } from '../../../../contract/shop/address';
import { TextField } from '../../ui/text-field';

const parts = [
  { part: 'name', label: 'Name', most: 80, autoComplete: 'name' },
  { part: 'street', label: 'Street and number', most: 120, autoComplete: 'street-address' },
  { part: 'postal_code', label: 'Postal code', most: 20, autoComplete: 'postal-code' },
  { part: 'city', label: 'Town', most: 80, autoComplete: 'address-level2' },
  { part: 'country', label: 'Country', most: 60, autoComplete: 'country-name' },
] as const;

export const noAddress: DeliveryAddress = { name: '', street: '', postal_code: '', city: '', country: '' };

interface AddressFieldsProps {
  readonly value: DeliveryAddress;
  readonly onChange: (value: DeliveryAddress) => void;
}

/** The address for a prize. It is deleted 30 days after sending. */
export const AddressFields = ({ value, onChange }: AddressFieldsProps) => (
  <div className="grid gap-3">
    {parts.map(({ part, label, most, autoComplete }) => (
      <TextField
        key={part}
        label={label}
        maxLength={most}
        autoComplete={autoComplete}
        value={value[part]}
        onChange={(event) => onChange({ ...value, [part]: event.target.value })}
      />
    ))}
    <p className="text-[0.9em] text-soft">We use it for this parcel only and delete it 30 days later.</p>
  </div>
);

/** The text for an address that is not complete. */
export const missingIn = (address: DeliveryAddress): string | undefined => {
  const missing = parts.find(({ part }) => address[part].trim() === '');
  return missing && `Please fill in: ${missing.label}.`;
};
