import { type RefObject, useEffect, useState } from 'react';
import { isbnIn } from '../../../../contract/rules/isbn';
import { createDetector } from './barcode';

const lookEvery = 250;

/**
 * Looks for the barcode of a book with the camera behind the device, until it has found one. The pictures stay in the browser.
 * True when the camera could not be opened.
 */
export const useScan = (
  video: RefObject<HTMLVideoElement | null>,
  onIsbn: (isbn: string) => void,
): boolean => {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      over = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = undefined;
    };
    const look = async (screen: HTMLVideoElement, detector: ReturnType<typeof createDetector>) => {
      // A frame that is not there yet fails.
      const codes = await detector.detect(screen).catch(() => []);
      if (over) return;
      const isbn = codes.map(({ rawValue }) => isbnIn(rawValue)).find((one) => one !== undefined);
      if (isbn === undefined) {
        timer = setTimeout(look, lookEvery, screen, detector);
        return;
      }
      end();
      onIsbn(isbn);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const screen = video.current;
      if (over || screen === null) return end();
      screen.srcObject = stream;
      await screen.play();
      await look(screen, createDetector());
    };
    start().catch(() => {
      if (!over) setRefused(true);
      end();
    });
    return end;
  }, [video, onIsbn]);
  return refused;
};
