import {
  type OperatorItem,
  pictureFormats,
  pictureTypes,
  shopOperators,
} from '../../../../contract/shop/operators';
import { call } from '../../lib/api';
import { putFile } from './put-file';

/** An item as the form holds it: numbers are texts. */
export interface Draft {
  readonly type: OperatorItem['type'];
  readonly name: string;
  readonly about: string;
  readonly gem_cost: string;
  /** Empty: no limit. */
  readonly stock: string;
  readonly from_age: string;
  /** Empty: all. */
  readonly regions: readonly string[];
  readonly picture: string | null;
}

export const newDraft: Draft = {
  type: 'prize',
  name: '',
  about: '',
  gem_cost: '20',
  stock: '10',
  from_age: '0',
  regions: [],
  picture: null,
};

export const draftOf = (item: OperatorItem): Draft => ({
  ...item,
  gem_cost: String(item.gem_cost),
  stock: item.stock === null ? '' : String(item.stock),
  from_age: String(item.from_age),
  regions: item.regions ?? [],
});

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** The problems that prevent saving a draft. */
export const problemsOf = ({ name, about, gem_cost, stock, from_age }: Draft) => ({
  name: name.trim() === '' ? 'What is it called?' : undefined,
  about: about.trim() === '' ? 'What is it, for a child?' : undefined,
  gem_cost: isWhole(gem_cost, 1, 10_000) ? undefined : '1 to 10,000',
  stock: stock.trim() === '' || isWhole(stock, 0, 100_000) ? undefined : 'A number, or nothing',
  from_age: isWhole(from_age, 0, 18) ? undefined : '0 to 18',
});

/** The fields that the server takes. */
export const fieldsOf = ({ name, about, gem_cost, stock, from_age, regions, picture }: Draft) => ({
  name: name.trim(),
  about: about.trim(),
  gem_cost: Number(gem_cost),
  stock: stock.trim() === '' ? null : Number(stock),
  from_age: Number(from_age),
  regions: regions.length === 0 ? null : ([...regions] as NonNullable<OperatorItem['regions']>),
  picture,
});

/** The format of a picture by its type; undefined for another kind of file. */
export const formatOf = ({ type }: File) => pictureFormats.find((format) => type === pictureTypes[format]);

/** Stores a picture and returns its name. */
export const uploadPicture = async (file: File, format: (typeof pictureFormats)[number]): Promise<string> => {
  const { picture, ...address } = await call(shopOperators.pictureUpload, {
    body: { format, size: file.size },
  });
  await putFile(address, file, { signal: new AbortController().signal, onProgress: () => undefined });
  return picture;
};
