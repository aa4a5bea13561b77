const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that begin a sentence or have a capital letter without being names. In lower case. */
export const ordinary = words(`
a about above across after again ahead all almost alone along already also although always am among an and another any anybody
anyone anything are around as at away baby back bang be because become been before behind below beside besides best better between
beyond big bit black blue boom both boy boys brave bright bring but by bye can cats captain carefully children clap clearly close come cool could
crash crying dad daddy dear did do does dogs doing don done down dragon dragons during dust each early either else even ever every everybody everyone
everything everywhere except far fast father finally first five for four friend friends from full fun get girl girls give go god going
gone good goodbye grandma grandpa grandfather grandmother gran granny grandad granddad nan nana nani dadi oma opa abuela abuelo nonna pépé mémé great green ha had half happily happy hard has have he hello help her here hers
herself hey hi him himself his home hooray how however hundreds hurray hurry i if immediately in inside instead into is it its itself
just keep kids king kings knight know last later laughing let lets like little long look lots loud luckily lucky ma magic many
may maybe me meanwhile might mine miss mom mommy more morning most mother mr mrs ms much mum mummy must my myself near never new next
nice night no nobody none nope nor not nothing now o of off oh ok okay old on once one only onto oops open or other others ouch our out
outside over own people perhaps please poor pop prince princess queen quick quickly quiet quietly rain ran really red right robot run running
sad said sadly say school see seeing she should sir sister brother six slowly small smiling snow so some somebody somehow someone something
sometimes somewhere soon splash still stop strange such suddenly summer sun sure surely surprise take teacher ten than thank thanks
that the their theirs them then there therefore these they things third this those though thousands three through thud time tired to today together
tomorrow tonight too toward towards trees try two uncle aunt under unfortunately until up upon us very wait walking was watch we well were
what whatever when whenever where wherever whether which while white who whoever whole whose why wild will winter spring autumn fall with within
without witch wizard wolf wonderful wow would yeah year years yes yesterday yet you young your yours yourself yum zoom
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
december christmas easter halloween thanksgiving diwali eid hanukkah new-year birthday
english french spanish german italian chinese japanese indian american british canadian african european mexican dutch korean
earth moon mars venus jupiter saturn mercury neptune uranus pluto universe internet tv dvd pc usb ufo dna
africa asia europe america antarctica australia arctic atlantic pacific atlantis wonderland
wren dragonfly unicorn unicorns pirate pirates santa claus sleeping beauty lego minecraft everest north south east west
lord lady sirs emperor empress duke duchess doctor dr professor fairy mermaid ninja superhero monster ghost alien astronaut detective
chapter end part book story fox bear owl lion tiger mouse rabbit cat dog bird fish turtle elephant horse frog bee
penguin hedgehog hamster monkey octopus shark whale squirrel mole snail spider crab duck cow pig crocodile dinosaur kitten puppy giraffe panda
parrot snake spy water
`);

/** First names that are not also ordinary words, so that they count as names at the beginning of a sentence. In lower case. */
export const firstNames = words(`
aaron abby abigail adam aiden aisha alex alexander alice alina amara amelia amir amy ana andrew anna anya aria arjun asher ava ayesha
ben benjamin bella bob brandon caleb cameron carlos caroline carter charlie charlotte chloe chris christopher claire clara cleo connor
daniel danny david deepika dev diego dylan eddie eleanor elena eli elijah elizabeth ella ellie emily emma eric ethan eva evan evelyn
fatima felix finn fiona fred gabriel george gita grace hannah harper harry hazel henry holly hudson hugo ian ibrahim isaac isabel isabella isla
jack jackson jacob jake james jamie jane jasmine jason jayden jenny jessica jim jimmy joe joey john johnny jonas jordan jose joseph josh
joshua juan julia julian kai karen kate katie kevin kim kira kumar laura lea leah lena leo levi liam lila lily lina lisa logan lola luca
lucas lucy luis luke luna madison maggie maria marie marta martin mary mason mateo matthew max maya mei mia michael mila miles milo
mohammed molly nadia nathan nell nicholas nina noah nora oliver olivia omar oscar owen pablo paul pedro penelope peter priya quinn rachel
raj ravi rebecca ricky riley robert rohan rosa ruby ryan sam samantha samuel sara sarah sebastian sofia sophia sophie stella steven
susan tara theo thomas tim timmy tina toby tom tommy tony tyler valentina victoria vivian william wyatt xavier yusuf zara zoe zoey
`);

/** Invented names of people, in the order in which a story names them. */
export const inventedPeople =
  'Pip Juno Tavi Nola Bram Odi Fenn Kiri Zuri Lark Momo Tilly Rook Suri Wim Yara Bix Dory Efe Hobb'.split(
    ' ',
  );

/** Invented names of places, in the order in which a story names them. */
export const inventedPlaces = [
  'Willowmere',
  'Pebble Bay',
  'Thistledown',
  'Lanternfield',
  'Mossbridge',
  'Cloudberry Hill',
  'Saltwind',
  'Fernhollow',
];

/**
 * Words that the list of nouns, verbs, adjectives and adverbs does not contain: function words and the sounds of comics. In
 * lower case.
 */
export const functionWords = words(`
against although amongst anyways beneath besides cannot could else everyone except her hers herself him himself his hmm how into itself me
my neither nobody none nor onto others ought ours ourselves shall she should since somebody someone something than that their theirs them
themselves these they those through till toward towards unless unto upon us versus via we what whatever when whenever whereas wherever
whether which whichever while who whoever whom whose why with within without would you your yours yourself yourselves whoosh ah aha aah
aaah argh aargh ahh aww awesome bam beep boo brr ding eek ew eww gonna grr haha hahaha hehe hm huh hush kaboom kapow meow nah okay ooh oooh
ouch ow phew poof psst shh shhh swoosh tada ugh uh um vroom brrm wanna wham whoa whoops whew woah woof wooo woohoo yay yep yikes yippee yo yuck
yup zap zzz mommies mummies grandparents grownup grownups superpower superpowers selfie emoji lol omg youtube tiktok
`);
