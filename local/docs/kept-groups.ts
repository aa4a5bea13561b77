import type { MediaPrefix } from '../../contract/media';

/** Kinds of items and pictures in the terms of a parent: a row of the privacy policy. */
export interface KeptGroup {
  readonly what: string;
  readonly why: string;
  /** The event that deletes the data before its time. */
  readonly sooner?: string;
  readonly items: readonly string[];
  readonly pictures?: readonly MediaPrefix[];
}

/**
 * All personal data in the table and the bucket. Kinds with different retention share a group only if all of them expire: the
 * policy states the longest time.
 */
export const keptGroups: readonly KeptGroup[] = [
  {
    what: 'E-mail address, username, age and year of birth, region, school if an invitation named it, picture and settings',
    why: 'To sign in, to greet, to apply the right law, to find the class, and to give no name twice',
    items: ['User', 'UsernameLock', 'LookLock', 'EmailLock', 'MailboxMember', 'StudentEntry', 'NameCheck'],
  },
  {
    what: 'The four pictures of a child without an e-mail address, as a hash, how often wrong ones were tapped, and the name of each device of the family',
    why: 'To let the child in there and nobody else',
    items: ['PictureSecret', 'PictureTries', 'FamilyDevice'],
  },
  {
    what: 'A device that a teacher has opened for a class today; how often a wrong badge was shown there, and when the right one was',
    why: 'To let pupils in by their badges, in class only',
    items: ['ClassDevice', 'BadgeVisit'],
  },
  {
    what: 'A code that lets a child in on another device, as a hash',
    why: 'To let the child in once',
    sooner: 'the use of the code',
    items: ['EntryCode'],
  },
  {
    what: 'The new e-mail address that somebody has asked for',
    why: 'To ask both mailboxes, and to move what belongs to the address',
    sooner: 'the change',
    items: ['AddressChange'],
  },
  {
    what: 'Whose address one was before a change',
    why: 'To give what an earlier mail’s link gives to the right person',
    items: ['FormerAddress', 'OwnFormerAddress'],
  },
  {
    what: 'The weekly letter: the address, the time zone and when the latest was sent',
    why: 'To send it on Sunday morning, and to stop it by one click',
    items: ['LetterSubscription'],
  },
  {
    what: 'Which address has a weekly letter',
    why: 'To send nobody two',
    items: ['LetterOwner'],
  },
  {
    what: 'Interests, favourite kinds of books, books read before, and books recommended for them',
    why: 'To find books that fit',
    items: ['About'],
  },
  {
    what: 'Books on the lists with stars, books and parts of stories read to the end, pages and minutes read, and the place in a book',
    why: 'To keep the shelves and to read on',
    items: ['ShelfEntry', 'FinishedBook', 'ReadingPlace', 'ReadingLog', 'StoryPart'],
  },
  {
    what: 'When a child opened the first screen on its latest day, with the likes and the place of the week then, and what the day’s surprise is made of',
    why: 'To tell what is new since, and to show the same surprise all day',
    items: ['HomeVisit'],
  },
  {
    what: 'Quizzes with every answer, and questions that were reported',
    why: 'To score, to show what was missed, and to mend questions',
    items: ['QuizAttempt', 'QuizResult', 'QuizProgress', 'QuestionReport'],
  },
  {
    what: 'Two questions of a quiz of a week or two before that were asked again, with the answers, or that they were put off',
    why: 'To show the child and its grown-ups what stays',
    items: ['QuizRecall'],
  },
  {
    what: 'Articles with the words filled in; words that were missed or looked up and kept, with their sentence',
    why: 'To write fitting articles, and to practise words',
    items: ['Article', 'ArticleShelf', 'MyWord', 'MyWordCount'],
  },
  { what: 'The article that is prepared next', why: 'To have it ready', items: ['NextArticle'] },
  {
    what: 'Reading days, points and gems with what they were for, and the place on the board of all time',
    why: 'For streaks, rewards and boards',
    items: ['ActivityDay', 'LedgerEntry', 'WordAccount', 'BoardTop'],
  },
  {
    what: 'The boards of the week, and how the week was settled',
    why: 'To show them and to pay the week’s gems once',
    items: ['WeekTop', 'SchoolBoard', 'RosterEntry', 'SettlementFinding', 'SettlementRun', 'SettlementStage'],
  },
  {
    what: 'Unusual weekly rewards, while one of us looks at them',
    why: 'To be fair',
    items: ['HeldReward'],
  },
  {
    what: 'That there was a talk with Wren: when, about which book, how long',
    why: 'For the history and the summaries of grown-ups',
    items: ['ChatSession', 'VoiceSession'],
  },
  {
    what: 'What was said in talks, written or spoken, as text',
    why: 'To read it again, also for the grown-ups who may',
    items: ['ChatTurn', 'VoiceTurn'],
  },
  {
    what: 'The sound of a spoken turn, encrypted with a key that only the child’s browser has',
    why: 'To put the pieces of one turn together',
    items: ['VoiceChunk', 'VoicePlace', 'VoiceState'],
  },
  {
    what: 'Stories, comics with their pictures, and likes',
    why: 'To show them to the child, and to others where sharing is on',
    items: ['Comic', 'ComicOwner', 'ComicLike'],
    pictures: ['comics'],
  },
  {
    what: 'The draft of a story, and that a comic was reported',
    why: 'To go on writing; to look at the comic',
    items: ['ComicDraft', 'ComicReport'],
  },
  {
    what: 'Today’s story while its comic is drawn and shown',
    why: 'To make one comic a day',
    items: ['ComicDay', 'DayComic'],
    pictures: ['sketches'],
  },
  {
    what: 'Friends, and who has asked whom',
    why: 'To show friends each other’s books, points and reading days',
    items: ['Friendship', 'RelationCount'],
  },
  {
    what: 'The grown-ups who see a child or have asked to; classes with their codes, and a pupil’s badge as a hash',
    why: 'To let in those who may, and to show the child who they are',
    items: ['Supervision', 'GrownUp', 'Class', 'ClassCode'],
  },
  {
    what: 'What guardians have changed about a child, beside the consents, and when',
    why: 'To show it to the other guardians',
    items: ['GuardianChange'],
  },
  {
    what: 'Stickers and sentences that grown-ups have given a child, and whether the child said thank you',
    why: 'To show them to the child, and the thanks to who gave them',
    items: ['Gift'],
  },
  {
    what: 'The terms that were agreed to, a grown-up’s address, and each yes and no',
    why: 'To prove that consent was given, and to take it back',
    items: ['Agreement', 'ConsentRequest', 'Consent'],
  },
  {
    what: 'What guardians have switched off or limited for a child, and who changed it when',
    why: 'So that it holds, and each guardian sees what another has decided',
    items: ['ControlChange'],
  },
  {
    what: 'A year of birth or region that a child has asked us to correct, until a guardian or we have answered',
    why: 'To ask who decides',
    items: ['AskedCorrection'],
  },
  {
    what: 'That a grown-up or a school was asked about new terms, and what a school has answered',
    why: 'To ask nobody twice, and to prove the school’s answer',
    items: ['TermsAsk', 'SchoolTerms'],
  },
  {
    what: 'That consents were given and have ended, without who they were about',
    why: 'To prove it after the account is deleted',
    items: ['ConsentProof'],
  },
  {
    what: 'That an account is being deleted, and how far that is',
    why: 'To do it, to take it back within three days, and to let nobody come in with an old sign-in',
    items: ['Deletion'],
    pictures: ['deleted'],
  },
  {
    what: 'A fingerprint, from which no address can be read, of a deleted student’s mailbox, with a band of ages',
    why: 'To let nobody come back by another age',
    items: ['FormerStudent'],
  },
  {
    what: 'The addresses that a parent has invited',
    why: 'To limit their number',
    items: ['InvitedChildren'],
  },
  {
    what: 'Invitations: the address, who invited, school and consents; the age that was given first',
    why: 'To let in who is invited, and nobody by another age',
    items: ['Invitation', 'SchoolInvitation', 'FirstAge'],
  },
  {
    what: 'An address on the waitlist',
    why: 'To invite',
    sooner: 'the invitation or the link in our e-mail',
    items: ['WaitlistEntry'],
  },
  {
    what: 'That a child has recommended Inkwren, and what came of it',
    why: 'To pay its gems once',
    items: ['Referral'],
  },
  {
    what: 'The address of a grown-up to whom Inkwren was recommended',
    why: 'To find who comes of it',
    items: ['ReferredAddress', 'AddressReferral'],
  },
  {
    what: 'A fingerprint, from which no address can be read, of addresses that got a recommendation or were shut out',
    why: 'To leave them alone',
    items: ['ReferralMail', 'ShutOut'],
  },
  {
    what: 'What gems were spent on, things for Wren’s nest, and rewards that a family offers',
    why: 'To send prizes, and to give gems back',
    items: ['Purchase', 'Possession', 'FamilyReward'],
  },
  {
    what: 'A postal address, if a prize has to be sent',
    why: 'To send it',
    sooner: 'the prize is sent or cancelled',
    items: ['DeliveryAddress'],
  },
  {
    what: 'The item, the day and the postal address of a prize that is on its way',
    why: 'If it gets lost',
    items: ['SentAddress', 'Parcel'],
  },
  { what: 'Wishes for the store', why: 'To find new rewards', items: ['RewardRequest'] },
  {
    what: 'What somebody tells us about Inkwren: stars and a comment',
    why: 'To make it better',
    items: ['Feedback'],
  },
  {
    what: 'That a child may be in a crisis: the kind, the time and who was told, not the words',
    why: 'To look after the child',
    items: ['Flag', 'FlagNotice'],
  },
  {
    what: 'Who has read a child’s talks, and what our own people have done',
    why: 'To be able to check it',
    items: ['TranscriptLook', 'Proposal', 'OperatorAction'],
  },
  {
    what: 'A copy of the data that was asked for, as a file',
    why: 'To download it',
    items: ['Export'],
    pictures: ['exports'],
  },
  {
    what: 'Words that were searched in the catalogue or the dictionary, without who asked',
    why: 'To answer the next one faster',
    items: ['CatalogueAnswer', 'CatalogueShelf', 'CatalogueMiss', 'DictionaryEntry'],
  },
  {
    what: 'What is needed for a moment: open connections, a talk’s opening, the counts of a day, mails on their way',
    why: 'To do one thing once',
    items: [
      'ChatOpening',
      'ChatOpenedBy',
      'Connection',
      'SocketTicket',
      'DailyCount',
      'AiDay',
      'PurchaseRequest',
      'CountedQuiz',
      'BoardChange',
      'DueMail',
    ],
  },
];

/** Kinds of items that expire and contain no personal data: sums, leases, marks of repairs. */
export const impersonal: readonly string[] = [
  'WeekCount',
  'BoardFlush',
  'BoardRepair',
  'ModelWait',
  'AiBudgetPart',
  'SpokenSentence',
];

/** Prefixes of the bucket without data of users: books and their sound, and pictures of the store. */
export const impersonalPrefixes: readonly MediaPrefix[] = ['imports', 'store-items', 'narration'];
