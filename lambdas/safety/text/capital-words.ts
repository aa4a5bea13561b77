import { contentWords } from './words';

/** Everyday words that stories also use in names and titles, in the singular. */
const everyday = new Set(
  `aerial air alarm amber anchor angel answer ant apple arabic arch arm army arrow art ash aunt auntie autumn baby back badger bag
baker ball band bank baron bay beach bean bear beast beauty bed bee beetle bell bench berry big bill bird birthday black blaze
blue board boat bob bone book boss boulder box boy bramble brave bread breeze bridge bright bristle brook brother brown bubble bud
bug bull bunny burn butcher butter button cake calm camp candle canyon cap captain card castle cat cave chain chance chapel
chapter charm chase chef chestnut chief child church circle circus city clay clerk clever cliff clock cloud clover club coach coal
coast cobweb cold colder commander cook copper corner cottage council count country court cousin cow crane creek crew cricket
crooked cross crow crown cub custom dad daisy dance danish dark dart dash dawn day deep deer den desert devil diamond digger
doctor dog doll dolphin donkey door dove down dragon dragonfly dream drum duchess duck duke dust eagle ear earth east echo edge
elder elephant ember emperor end engine engineer english evening exhibition eye face fair fairy faith falcon fall fang farm farmer
father feather feet fern field fin finch fire first fish five flag flame flash flat fleet flint flood flower fly foot forest forge
fort fortune four fox frank friend frog front frost garden gardener gate gem general genie ghost giant gift ginger girl glass goat
goblin gold golden good goose governor grace grand grandfather grandma grandmother grandpa grass gray great green grey grinder
ground guard guardian guest guide gull hall hammer hand happy harbour hare harp hat hatter hawk hazel head heart heath heather
heaven hedge helper helpful hen hero hill hollow holly home honey honour hood hook hope horn horse hospital hotel hound hour house
hungry hunter hut ice ink inn inspector iris iron island ivy jack jade jasmine jay jet jewel joker joy judge jungle keeper kettle
key kid king kingdom kite kitten knave knight knot lady lake lamb lamp land lane lantern lark last laurel leader leaf library life
light lighthouse lightning lily lion little lizard lock lodge long lord lost low luck lucky magic magpie maid mail major maker man
manager map maple marble march mark market marsh marshal martin mask master mate mayor maze meadow mercy merry midnight mill
miller miner minister mint miracle mirror miss mist mole moon morning moss moth mother mountain mouse mr mrs ms mud mum museum
music myrtle needle nest new night nine noble north nose nurse oak ocean office officer old olive one orange orchard order otter
oven owl palace palm panther paper parade park parrot patch path paw peak pearl pebble penny people pepper pet pie pig pigeon
pilgrim pilot pine pip pipe pirate place plain plum pocket poet point police polite pond pony pool poppy port post potter prince
princess prize professor puppet puzzle queen question quick rabbit rain rainbow ranger rat raven ray red reed reef report rich
ridge ring river road robin robot rock rocket room root rose round royal ruby rule rust rusty sage sailor saint salt sand scarlet
school sea seal season second secret sergeant servant seven shade shadow shark shed sheep shell shepherd sheriff shield ship shoe
shop shore silent silver sing singer sir sister six sky slow small smart smith smoke snail snake snap snow soggy soldier son song
soon sorrow soul south spark sparrow spell spice spider spirit spoon spring spruce square squirrel stable staff stair star station
stick stone storm story stove stranger straw stream street stroke strong summer sun sunny sunshine swallow swan sweet swift sword
table tail tailor tale teacher temple ten test theatre thing thistle thorn three thrush thunder tide tiger time tin toad tooth top
torch tower town toy trail train treasure tree trick troll trouble trout trumpet tunnel turtle twin two uncle union valley victory
village violet voice wait wall war warden watch water wave way weasel weather well west whale wheel whisker whisper white wick
wild will willow wind window wing winter wise wish wit witch wizard wolf woman wonder wood woodpecker word world worm wren year
yellow young`.split(/\s+/),
);

/** Whether a word in lower case is as likely an ordinary word as a name. */
export const isEverydayWord = (word: string): boolean =>
  contentWords(word).length === 0 ||
  everyday.has(word) ||
  everyday.has(word.replace(/s$/, '')) ||
  everyday.has(word.replace(/es$/, ''));
