/** Irregular forms, which no spelling rule derives. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `am:be are:be is:be was:be were:be been:be ate:eat eaten:eat began:begin begun:begin bent:bend bit:bite bitten:bite
blew:blow blown:blow broke:break broken:break brought:bring built:build bought:buy burst:burst came:come caught:catch
chose:choose chosen:choose clung:cling crept:creep did:do done:do drank:drink drawn:draw drew:draw driven:drive drove:drive
dug:dig fallen:fall fed:feed fell:fall felt:feel fled:flee flew:fly flown:fly flung:fling fought:fight forgot:forget
forgotten:forget found:find froze:freeze frozen:freeze gave:give given:give gone:go got:get grew:grow grown:grow had:have
has:have heard:hear held:hold hid:hide hidden:hide hung:hang kept:keep knelt:kneel knew:know known:know laid:lay led:lead
leapt:leap left:leave lit:light lost:lose made:make meant:mean met:meet paid:pay ran:run rang:ring ridden:ride risen:rise
rode:ride rose:rise said:say sang:sing sank:sink sat:sit saw:see seen:see sent:send shaken:shake shone:shine shook:shake
shot:shoot slept:sleep slid:slide sold:sell sought:seek spent:spend spoke:speak spoken:speak sprang:spring spun:spin
stood:stand stole:steal stolen:steal struck:strike stuck:stick sung:sing swam:swim swept:sweep swung:swing taken:take
taught:teach tore:tear torn:tear thought:think threw:throw thrown:throw told:tell took:take understood:understand went:go
wept:weep woke:wake woken:wake won:win wore:wear worn:wear wound:wind wove:weave woven:weave written:write wrote:write
children:child feet:foot geese:goose men:man mice:mouse oxen:ox people:person teeth:tooth women:woman better:good best:good
worse:bad worst:bad became:become dealt:deal lent:lend overcame:overcome shrank:shrink shrunk:shrink sprung:spring
stank:stink strode:stride swore:swear sworn:swear forgave:forgive forgiven:forgive lain:lie goes:go does:do
aches:ache ached:ache aching:ache butted:butt butting:butt casting:cast gently:gentle simply:simple singly:single
idly:idle subtly:subtle amply:ample wholly:whole truly:true flower:flower slung:sling spat:spit stung:sting
swollen:swell swum:swim trod:tread trodden:tread undone:undo
drunk:drink sewn:sew sunk:sink overthrown:overthrow overthrew:overthrow shown:show beaten:beat shorn:shear bound:bind
leant:lean learnt:learn dreamt:dream spelt:spell smelt:smell spilt:spill spoilt:spoil ground:grind dwelt:dwell unwound:unwind
mistook:mistake mistaken:mistake forbade:forbid awoke:awake sped:speed strung:string undid:undo rung:ring chosen:choose
wives:wife fishermen:fisherman ferrymen:ferryman gentlemen:gentleman postmen:postman policemen:policeman bellies:belly`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Whether no spelling rule leads from the word to its base form. */
export const isIrregular = (word: string): boolean => Object.hasOwn(irregular, word);

/**
 * A stem of one short syllable doubles its last letter before an ending. A stem without the doubling has lost an "e":
 * "hoping" is a form of "hope", not of "hop". The same holds for stems of two letters ("using").
 */
const undoubled = '(?<=^(?:qu|[^aeiou])*[aeiouy][^aeiouwxy]|^[a-z][^aeiou])';

/** Stems that are rarely words without their "e": danc-, argu-, charg-, handl-, clos-, breath-, past-. */
const withE = '(?<=[cuvz]|[^n]g|[bcdfgkpt]l|[^s]s|[aeiou]th|ast)';

/** Endings and their replacements in the base form, most likely first. Only the first ending that matches counts. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/'s$/, ['']],
  [/(?<=wol|shel|sel|^el|hal|cal|thie|(?<!c)lea|loa|shea|hoo|scar|whar|dwar|bee)ves$/, ['f', 've']],
  [/(?<=kni|wi|(?<!o)li)ves$/, ['fe', 've']],
  [/^(.)ies$/, ['$1ie', '$1y']],
  [/ies$/, ['y', 'ie']],
  [/zzes$/, ['zz', 'z']],
  [/(?<=[^sz][sz]|^[^aeiou]+o)es$/, ['e', '']],
  [/(?<=s|x|z|ch|sh|o)es$/, ['', 'e']],
  [/(?<=[^s])s$/, ['']],
  [/^(.)ied$/, ['$1ie', '$1y']],
  [/ied$/, ['y', 'ie']],
  [/^([^aeiou])ying$/, ['$1ie', '$1y', '$1ye']],
  [/([^aeiou])ying$/, ['$1y', '$1ie']],
  [/(?:ier|iest)$/, ['y']],
  // A doubled letter stays in "telling" (tell) and "adding" (add), and is dropped in "hopping" (hop).
  [/([lsfz])\1(?:ed|ing|er|est)$/, ['$1$1', '$1']],
  [/^([aeiou])([^aeiou])\2(?:ed|ing|er|est)$/, ['$1$2$2', '$1$2']],
  [/([b-df-hj-np-tv-z])\1(?:ed|ing|er|est)$/, ['$1', '$1$1']],
  [new RegExp(`${undoubled}(?:ed|ing|er|est)$`), ['e']],
  [new RegExp(`${withE}(?:ed|ing|er|est)$`), ['e', '']],
  [/(?<=ng)ed$/, ['e', '']],
  [/(?:ed|ing|er|est)$/, ['', 'e']],
  [/ily$/, ['y']],
  [/ically$/, ['ical', 'ic']],
  [/bly$/, ['ble', 'b']],
  [/ly$/, ['', 'le']],
];

/** The forms under which a dictionary may list a word, without the word itself: "wolf" and "wolve" for "wolves". */
export const baseForms = (word: string): string[] => {
  const known = isIrregular(word) ? irregular[word] : undefined;
  if (known !== undefined) return [known];
  const rule = endings.find(([pattern]) => pattern.test(word));
  if (rule === undefined) return [];
  const [ending, replacements] = rule;
  return replacements
    .map((replacement) => word.replace(ending, replacement))
    .filter((form) => form.length >= 2);
};
