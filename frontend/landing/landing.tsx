import type { ReactNode } from 'react';
import { TermsText, termsTitles } from '../src/subjects/terms/terms-text';
import { DemoDialog } from './dialogs/demo-dialog';
import { JoinDialog } from './dialogs/join-dialog';
import { Overlay } from './dialogs/overlay';
import { Features } from './sections/features';
import { SiteFooter } from './sections/footer';
import { SiteHeader } from './sections/header';
import { Hero } from './sections/hero';
import { HowItWorks } from './sections/how-it-works';
import { JoinBeta } from './sections/join-beta';
import { Parents } from './sections/parents';
import { PrivacyPolicy, policyTitles } from './texts/privacy-policy';

/** The overlays of the landing page that have their own addresses. */
const overlays = {
  home: null,
  privacy: { title: 'Privacy Policy', sections: policyTitles, text: <PrivacyPolicy /> },
  terms: {
    title: 'Terms and Conditions',
    sections: termsTitles,
    text: <TermsText version="{{terms.version}}" />,
  },
} satisfies Record<string, { title: string; sections: readonly string[]; text: ReactNode } | null>;

export type PageName = keyof typeof overlays;

/** The public pages: the landing page, alone or below one of the legal texts. */
export const Landing = ({ page }: { page: PageName }) => {
  const overlay = overlays[page];
  return (
    <>
      {overlay !== null && (
        <Overlay title={overlay.title} sections={overlay.sections}>
          {overlay.text}
        </Overlay>
      )}
      <div className="page" id="top" inert={overlay !== null}>
        <SiteHeader />
        <main id="content">
          <Hero />
          <Features />
          <HowItWorks />
          <Parents />
          <JoinBeta />
        </main>
        <SiteFooter />
      </div>
      <JoinDialog />
      <DemoDialog />
    </>
  );
};
