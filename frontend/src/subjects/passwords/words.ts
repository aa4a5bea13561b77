/**
 * Words that a child of eight can read and type, for passphrases. Their number is a power of two, so that each is equally
 * probable: 10 bits each.
 */
export const words = `
abacus accordion acorn acrobat airship album alder almond alpaca alphabet amber anchor anthem antler apple
apricot apron aquarium arcade arch armchair artist aspen aster astronaut atlas attic aurora autumn avenue
avocado axle backpack badger bagel baker bakery balcony ballad balloon bamboo banana banjo banner barley barn
barrel basil basket bathtub beacon beagle beanbag beaver bedroom beehive beetle begonia bell bellows bench berry
bicycle binder birch bird biscuit bison blanket blossom bluebell blueberry bluebird board boardwalk boat bobcat
bobsled bonfire bonnet book boomerang bottle boulder bouquet bowl boxcar bracelet braid bramble branch brass
bread breeze brick bridge broccoli bronze brook brother brush bubble bucket buckle buffalo buggy bugle bulb
bumper bundle bungalow bunny bunting burrow butter buttercup butterfly button cabbage cabin cabinet cactus cake
camel camera camp canary candle candy canoe canvas canyon caper capsule captain caramel caravan cardigan
cardinal carnival carousel carpet carriage carrot cart castle catalog caterpillar catfish cave cavern cedar
ceiling celery cello center cereal chair chalk champion channel chapter chart cheddar cheese cheetah cherry
chess chestnut chicken chickpea chime chimney chipmunk chive chorus cinema cinnamon circle circus citrus city
clarinet clay cliff climber clipper cloak clock cloth cloud clover coach coast coaster cobbler cobweb cocoa
coconut collar colony column comet comma compass concert conductor cone cook cookie copper coral cork corn
corner cosmos cottage cotton couch country courtyard cousin cowboy coyote cradle cranberry crane crater crayon
cream creek cricket cricketer crocus crossing crown crumb crystal cuckoo cucumber cupboard cupcake curry curtain
cushion custard cycle daffodil dahlia daisy dancer dandelion dapple dawn dazzle deck delight delta denim desert
desk detective dial diamond dice diner dinner dipper discovery dock doll dolphin domino donkey doodle door
doorbell dormouse doughnut dove dragon dragonfly drawer dream driftwood drizzle drum drummer duck duckling
dumpling dune dusk eagle earth easel east echo eggplant eggshell elbow elephant ember emerald engine engineer
envelope errand evening evergreen explorer fable fabric falafel falcon farmer feather fence fern ferry festival
fiddle field fiesta finch finger firefly fireside firewood fish fjord flag flame flamingo flannel flask flint
flock floor flurry flute foam foghorn forest fork fountain foxglove freckle freezer friend frisbee frog frost
fruit fudge funnel gadget galaxy gallery galley gallop garage garden gardener garland garlic gate gazelle gecko
geese gerbil geyser giant ginger giraffe glacier glade glasses glider glimmer glitter globe glove glue gnome
goat goblin goggles goose gopher grain granite grape grass grasshopper gravel gravy greenhouse griffin grocer
grove guitar gull guppy hammer hammock hamster handle harbor harmony harness harp harvest hatbox hawk haystack
hazel hazelnut headband heart heather hedge hedgehog heirloom helmet herb hermit heron hickory highway hill
hillside hinge hippo hobby hockey holiday honey honeycomb hoof hook hopscotch horizon horn horse horseshoe hotel
hourglass house hummus hydrant iceberg icicle igloo iguana inkpot inkwell inlet insect inventor iris island
ivory jackdaw jacket jade jaguar jamboree jasmine jelly jellyfish jersey jetty jewel jigsaw journal journey
juggler juice jukebox jungle juniper kale kangaroo kayak kazoo keeper kennel kettle keyboard keyhole kingdom
kingfisher kitchen kite kitten kiwi knapsack knitter koala label ladder ladle ladybug lagoon lake lakeside lamb
lamp lantern lapwing lark laser lasso latch lattice laundry laurel lava lavender lawn leader leaf leapfrog
leather ledge lemon lemonade lemur lentil leopard letter lettuce library lifeboat lighthouse lightning lilac
lily lime limestone linden linen lion lizard llama lobster locker locket lodge lollipop lotus lumber lunch lute
lynx macaroni magenta magic magnet magnolia magpie mailbox mammoth mango mantle maple marble marigold marina
market marmalade marmot marsh mascot matchbox mattress meadow meadowlark medal medley melody melon meringue
mermaid meteor midnight milk mill minnow mint mirror mitten mongoose monkey moon moonbeam moose morning mosaic
moss motor mountain mouse muffin mulberry museum mushroom music mustard napkin narwhal nature nebula nectar
needle neighbor nephew nest nettle nibble nickel nightingale noodle north notebook nugget nutcracker nutmeg
oasis oatmeal ocean octopus olive omelet onion opal opera orange orbit orchard orchid origami oriole osprey
ostrich otter outpost oven overalls oxen oyster paddle paddock page paint paintbrush palace palette palm
pamphlet pancake panda pansy panther papaya paper paprika parachute parade parakeet parcel park parrot parsley
parsnip partner passport pasta pastry patchwork path patio pavement peach peacock peak peanut pearl pebble pecan
pedal pelican pencil penguin penny peony pepper pepperoni periscope petal petunia piano pickle picnic picture
pigeon pillow pilot pinball pinecone pinwheel pirate pistachio pizza planet plant plate platypus plaza plover
plum plume pocket pollen pond pony poodle popcorn poplar poppy porch porcupine porridge portrait postcard potato
potter prairie pretzel primrose prince princess prism propeller pudding puddle puffin pumpkin puppet puppy
puzzle quail quarry quartz queen quill quilt rabbit raccoon racket radio radish raft railway rainbow raisin rake
ranch raspberry rattle raven recipe record reef reindeer rhubarb ribbon rice riddle ridge river road robin robot
rocket rooftop rooster rope rose rosemary rowboat ruby rudder ruler saddle sailor salad salmon salsa sandal
sandcastle sandwich sapphire satchel saucer savanna scarf school scooter scout seagull seahorse seal seashell
seaside season seaweed seed seesaw shadow shamrock sheep shelf shell shepherd shovel shrimp silo silver singer
skate sketch skylark slate sled sleigh slipper slope sloth snail snapdragon snorkel snow snowball snowflake
snowman soap soccer sock sofa soup south spaniel sparkle sparrow spice spinach spiral sponge spoon spring sprout
spruce squid squirrel stable stair stamp star starfish station statue steam stone stopwatch stork story stove
straw strawberry stream streamer street string submarine sugar suitcase summer sunbeam sundial sunflower sunrise
sunset surf swallow swan sweater swimmer swing symbol syrup table tadpole tailor tambourine tangerine tapestry
teacup teapot teaspoon telescope tennis tent terrace theater thimble thistle thread thunder thyme ticket tide
tiger timber tinsel toad toast toboggan toffee tomato topaz torch tortoise toucan tower town tractor trail train
trapeze treasure tree treehouse trellis triangle tricycle trolley trombone trophy truck truffle trumpet tuba
tugboat tulip tundra tunnel turnip turquoise turtle tweed twig twilight twine ukulele umbrella uncle unicorn
universe valley vanilla vase velvet village vinegar vineyard viola violet violin visitor volcano voyage waffle
wagon wallaby walnut walrus water waterfall watermelon wave weather weaver west wheat wheel wheelbarrow whisker
whisper whistle willow wind windmill window windsock winter wizard wombat woodland woodpecker wool workshop
world wren xylophone yacht yarn yodel yogurt zebra zigzag zipper zucchini
`
  .trim()
  .split(/\s+/);
