import src from '../../landing/media/demo.mp4?url';
import captions from '../../landing/media/demo.vtt?url';
import poster from '../../landing/media/demo.webp?url';

/** The address of the product's recording. */
export const demoVideo = { src, poster, captions, width: 780, height: 1400 };

/** The recording of the product, with captions instead of sound. Nothing is loaded before it is played. */
export const DemoVideo = () => (
  <video
    controls
    playsInline
    preload="none"
    src={src}
    poster={poster}
    width={demoVideo.width}
    height={demoVideo.height}
    className="mx-auto h-auto max-h-[75dvh] w-full max-w-[24.375rem] rounded-control bg-sunken object-contain"
    aria-label="A recording of Inkwren: choosing a book and taking a quiz"
  >
    <track kind="captions" src={captions} srcLang="en" label="English" default />
  </video>
);
