import { expect, test } from '@jest/globals';
import { copyOf } from '../../local/copy';

test('a copy of JSON is what JSON makes of it, with __proto__ as a name like any other', () => {
  const text = '{"a":[1,null,{"b":false,"__proto__":{"c":"d"}}],"__proto__":"e","constructor":{},"f":[]}';
  const value = JSON.parse(text);
  const copy = copyOf(value);
  expect(JSON.stringify(copy)).toBe(text);
  expect(Object.getPrototypeOf(copy.a[2])).toBe(Object.getPrototypeOf(value));
  copy.a[2].b = true;
  copy.constructor.g = 1;
  expect(JSON.stringify(value)).toBe(text);
});

test('a copy leaves out names without a value', () => {
  expect(Object.keys(copyOf({ a: undefined, b: { c: undefined, d: 0 } }))).toEqual(['b']);
  expect(copyOf({ b: { c: undefined, d: 0 } })).toStrictEqual({ b: { d: 0 } });
});
