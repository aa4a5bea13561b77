import { useLocation, useNavigate } from 'react-router';
import { Banner } from './banner';

/** For the screen that `Guarded` leads to: says kindly why one is here, until it is dismissed or one moves on. */
export const StoppedBanner = () => {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  if ((state as { stopped?: string } | null)?.stopped === undefined) return null;
  return (
    <Banner kind="info" milliseconds={30_000} onGone={() => navigate(pathname + search, { replace: true })}>
      A lot of text came in all at once, so Wren has closed that page. Come back any time and write it in your
      own words, bit by bit. Speaking it is fine too.
    </Banner>
  );
};
