import { rootsOf } from './proof';

/** Roots of the words that belong to the talk itself or to a reader's opinion of a story. */
export const talking = new Set(
  rootsOf(
    `actually admit again agree ai allow allowed amazing another answer anybody ask bad beautiful become begin best better bit book bottom brave
bravery call called careful cause chapter clever clue colour conclude condition cool detail different direction do during easy exactly
excited exciting expect fair feel feeling felt fill find fine first friend funny gap glad go going good great guess guessing happy hard hear
help hint honest hope idea imagine important interesting job keep kind know last lead less let letter like likely line listen little look
lot love lovely matter maybe mean meaning message middle might mind mistake moment mood name near new next nice nicely notice number opinion
ordinary own page part perhaps person picture place poor proud purpose question quick quite read reader reading real realise really reason
remember result right sad said same say says scared scary scene sentence short show side somebody something sorry sort special start stay
still stop story strange strong suggest sure surprise surprising talk talking tell text thank thing think though thought time together top
travel tricky trouble true try turn type understand use want way wise wonder wonderful word work worried worry worth wrong yes`,
  ),
);
