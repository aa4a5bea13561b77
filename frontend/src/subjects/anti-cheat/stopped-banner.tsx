import { navigate, useHistoryState } from '../../lib/navigation';
import { Banner } from '../../ui/banner';

/** For the target screen of `Guarded`: explains the redirection kindly, until it is dismissed or the user navigates. */
export const StoppedBanner = () => {
  const state = useHistoryState<{ stopped?: string } | null>();
  if (state?.stopped === undefined) return null;
  return (
    <Banner kind="info" milliseconds={30_000} onGone={() => navigate(location.href, { replace: true })}>
      A lot of text came in all at once, so Wren has closed that page. Come back any time and write it in your
      own words, bit by bit. Speaking it is fine too.
    </Banner>
  );
};
