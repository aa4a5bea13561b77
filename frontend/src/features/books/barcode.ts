/**
 * The part of the Barcode Detection API (https://wicg.github.io/shape-detection-api/#barcode-detection-api) that is used here.
 * Chromium has it on Android and on Macs; TypeScript's library does not declare it.
 */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The barcode of books. */
const format = 'ean_13';

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this device can read the barcode of a book. */
export const canScan = async (): Promise<boolean> =>
  navigator.mediaDevices !== undefined &&
  ((await detectorClass()?.getSupportedFormats()) ?? []).includes(format);

/** The detector; only where `canScan`. */
export const createDetector = (): Detector => {
  const Detection = detectorClass();
  if (Detection === undefined) throw new Error('This browser has no BarcodeDetector');
  return new Detection({ formats: [format] });
};
