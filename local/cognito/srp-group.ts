/**
 * Powers in the 3072-bit group of RFC 3526. With exponents of 256 bits a whole sign-in takes three BigInt powers of about 3 ms.
 * crypto.createDiffieHellman would take 0.5 ms for each, but on Node 24 creating it tests the prime for 1.2 s (measured), which
 * sign-ins on a laptop never make up for.
 */
import { getDiffieHellman } from 'node:crypto';

export const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
export const generator = 2n;

/**
 * For each hexadecimal digit of an exponent, counted from the last: the sixteen powers of the generator. They are the same for
 * all passwords, so a power of the generator takes one multiplication per digit.
 */
const powersByDigit: bigint[][] = [];

const powersOf = (base: bigint): bigint[] => {
  const powers = [1n];
  for (let last = 1n; powers.length < 16; powers.push(last)) last = (last * base) % prime;
  return powers;
};

const baseOfDigit = (place: number): bigint => {
  const before = powersByDigit[place - 1];
  return before === undefined ? generator : ((before[15] as bigint) * (before[1] as bigint)) % prime;
};

const powersOfDigit = (place: number): bigint[] => {
  const powers = powersByDigit[place] ?? powersOf(baseOfDigit(place));
  powersByDigit[place] = powers;
  return powers;
};

export const powerOfGenerator = (exponent: bigint): bigint => {
  let result = 1n;
  for (let place = 0, rest = exponent; rest > 0n; place++, rest >>= 4n)
    result = (result * (powersOfDigit(place)[Number(rest & 15n)] as bigint)) % prime;
  return result;
};

export const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
};
