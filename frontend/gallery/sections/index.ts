import { Answers, OwnWork } from './activity';
import { Badges } from './badges';
import { Covers, Ratings } from './books';
import { Buttons, CloseButtons } from './buttons';
import { Chips, ChipsToType } from './chips';
import { Checkboxes, RadioCardChoice, Switches } from './choices';
import { QrCodes } from './codes';
import { Companion, Empty } from './companion';
import { Dialogs } from './dialogs';
import { Disclosures } from './disclosures';
import { Colours, Type } from './foundations';
import { Banners, Notices } from './notices';
import { Opinions } from './opinions';
import { ProgressBars, StepsOnTheWay, Waiting } from './progress';
import { Recording, Rewards } from './rewards';
import { Searching } from './searching';
import { TabViews } from './tab-views';
import { Tables } from './tables';
import { Areas, Selects, TextFields } from './typing';

/** The sections of the gallery, in the order of its table of contents. */
export const chapters = [
  {
    title: 'Foundations',
    sections: [
      { id: 'colours', title: 'Colours', Piece: Colours },
      { id: 'type', title: 'Type', Piece: Type },
      { id: 'wren', title: 'Wren', Piece: Companion },
    ],
  },
  {
    title: 'Doing',
    sections: [
      { id: 'button', title: 'Button', Piece: Buttons },
      { id: 'close-button', title: 'CloseButton', Piece: CloseButtons },
      { id: 'dialog', title: 'Dialogs and menu', Piece: Dialogs },
    ],
  },
  {
    title: 'Entering',
    sections: [
      { id: 'text-field', title: 'TextField', Piece: TextFields },
      { id: 'text-area', title: 'TextArea', Piece: Areas },
      { id: 'select-field', title: 'SelectField', Piece: Selects },
      { id: 'checkbox-field', title: 'CheckboxField', Piece: Checkboxes },
      { id: 'switch', title: 'Switch', Piece: Switches },
      { id: 'radio-cards', title: 'RadioCards', Piece: RadioCardChoice },
      { id: 'chip-choice', title: 'ChipChoice', Piece: Chips },
      { id: 'chips-input', title: 'ChipsInput', Piece: ChipsToType },
      { id: 'combobox', title: 'Combobox and BookFinder', Piece: Searching },
      { id: 'stars', title: 'Stars', Piece: Ratings },
      { id: 'opinion', title: 'Asking what it was like', Piece: Opinions },
      { id: 'guarded', title: 'Guarded', Piece: OwnWork },
    ],
  },
  {
    title: 'Showing',
    sections: [
      { id: 'badge', title: 'Badge', Piece: Badges },
      { id: 'book-cover', title: 'BookCover', Piece: Covers },
      { id: 'answer', title: 'Answer and Explanation', Piece: Answers },
      { id: 'rewards', title: 'Rewards', Piece: Rewards },
      { id: 'qr', title: 'Qr', Piece: QrCodes },
      { id: 'demo-video', title: 'DemoVideo', Piece: Recording },
      { id: 'table', title: 'Table', Piece: Tables },
      { id: 'tabs', title: 'Tabs', Piece: TabViews },
      { id: 'disclosure', title: 'Disclosure', Piece: Disclosures },
    ],
  },
  {
    title: 'Telling',
    sections: [
      { id: 'notice', title: 'Notice', Piece: Notices },
      { id: 'banner', title: 'Banner', Piece: Banners },
      { id: 'empty-state', title: 'EmptyState', Piece: Empty },
      { id: 'steps', title: 'Steps', Piece: StepsOnTheWay },
      { id: 'progress-bar', title: 'ProgressBar', Piece: ProgressBars },
      { id: 'waiting', title: 'Skeleton and Spinner', Piece: Waiting },
    ],
  },
];
