import type { Action } from '../figures/poses';
import { isCart, isMount, isVehicle } from '../things';
import { isAnimal, lookUp } from '../words/lexicon';
import { pattern } from '../words/match';
import { actionOf, isStronger, isWeak, moodOf, reactionTo } from '../words/verbs';
import type { Actor } from './actor';
import type { Character } from './character';
import { isTouch } from './finish';
import { body, charactersAt, isNaming } from './mentions';
import { reportedAt } from './reported';
import { howAt, isThere, type Laid } from './spots';
import { isAbsent, isCompared, isCopy } from './unreal';

type Being = NonNullable<ReturnType<typeof charactersAt>>;

const prepositions = pattern('prepositions');
const clauses = pattern('clauses');
const isFiller = pattern('fillers');
const articles = pattern('articles');
const past = pattern('past');
const compounds = pattern('compounds');
/** A verb that no pose shows ends the subjects, too: "Leon hurt his leg, and the coach shouted". */
const otherVerb = pattern('other-verbs');

const negations =
  /^(?:not|never|no|nobody|cannot|without|n['’]t)$|n['’]t$|^(?:do|does|did|could|would|is|was|wo|ca)nt$/i;

const linking = /^(?:was|were|is|are|had|has|have|did|could|would|wanted|got|saw|felt|met|loved|liked)$/i;

const isConjunction = (word = '') => /^(?:and|but)$/.test(word);

/**
 * Reads who does what with what, word by word. Verbs belong to the beings before them; a being after a verb is a subject if another
 * verb follows.
 */
export class Doings {
  readonly actors: Actor[] = [];
  /** Icons, in the order of the text. */
  readonly things: string[] = [];
  laid: Laid | undefined;
  hasTouched = false;
  private subjects: Actor[] = [];
  /** The beings after the last verb. */
  private pending: Actor[] = [];
  /** Those to whom, at whom or with whom something is done: they do not do what follows. */
  private objects: Actor[] = [];
  private hasVerb = false;
  private verb: Action | undefined;
  private isAfterThing = false;
  /** Whether an "and" is before and after the last being: "he came and the boy and the girl slept". */
  private isPair = false;

  constructor(
    private readonly words: readonly string[],
    private readonly cast: readonly Character[],
  ) {
    for (let at = 0; at < words.length; at++) at = this.read(at);
  }

  /** Reads what stands at an index; returns the index of its last word. */
  private read(at: number): number {
    const being = charactersAt(this.words, at, this.cast);
    if (being !== undefined) return this.readBeing(being, at);
    if (/^[.!?;]$/.test(this.words[at] ?? '')) return this.endSentence(at);
    const { subjects, verb, words, cast } = this;
    const reported = reportedAt({ words, at, verb, isSpoken: subjects.length > 0 });
    if (reported !== undefined) {
      if (reported.by !== undefined) for (const actor of subjects) actor.action ??= reported.by;
      for (const one of cast) if (reported.isOfTeller && one.name === 'I') this.actorOf(one);
      return reported.last;
    }
    return this.readWord(at);
  }

  private actorOf(character: Character): Actor {
    const known = this.actors.find(({ character: { name } }) => name === character.name);
    const actor = known ?? { character, action: undefined, mood: undefined, has: [] };
    if (known === undefined) this.actors.push(actor);
    return actor;
  }

  /** Whoever has something done to them reacts, unless they act themselves or are pushed back or home. */
  private react(those: readonly Actor[], at: number): void {
    const { subjects, verb, words } = this;
    if (verb === 'push' && /^(?:back|to|home|up|along)$/.test(words[at + 1] ?? '')) return;
    const isBorne =
      verb === 'carry' && /\bon \S+ (?:back|shoulders?)\b/.test(words.slice(at, at + 5).join(' '));
    if (isBorne) for (const actor of subjects) actor.action = 'carry';
    const isCarted =
      verb === 'push' && words.slice(at).some((_, i) => isCart(lookUp(words, at + i)?.name ?? ''));
    const reaction = isBorne || isCarted ? 'ride' : verb && reactionTo.get(verb);
    for (const actor of those)
      if (reaction !== undefined && actor.action === undefined && !subjects.includes(actor))
        Object.assign(actor, { action: reaction, reacts: true });
  }

  private show(thing: string): void {
    if (!this.things.includes(thing)) this.things.push(thing);
  }

  /** A being that is meant, but not there: a toy, a wish, a meal, an owner. */
  private isUnseen({ characters: [first], length }: Being, from: number): boolean {
    const { words, verb, subjects, things } = this;
    const after = words.slice(from + length, from + length + 3);
    const isOwner =
      (/['’]s$/.test(words[from + length - 1] ?? '') || after[0] === "'") &&
      !after.some((one) => body.test(one) || /^(?:birthday|party|turn|lap)$/.test(one));
    const isAway = first?.name !== 'I' && isAbsent(words, from, length);
    const isDenied = words.slice(Math.max(0, from - 2), from).some((one) => /^(?:not|no)$/.test(one));
    const toy = isCopy(words, from) ? first?.figure : undefined;
    if (toy !== undefined) this.show(toy);
    // Who is wished for is in a thought.
    if (isAway && first !== undefined && first.name !== 'I' && /^(?:ask|think)$/.test(verb ?? '')) {
      things.push(first.figure);
      for (const actor of subjects) actor.has.push(first.figure);
    }
    // What is eaten or thrown is a thing: "We ate worms".
    if (first?.many === true && isAnimal(first.figure) && verb === 'eat' && words[from - 1] !== 'and') {
      things.push(first.figure);
      for (const actor of subjects) actor.has.push(first.figure);
      return true;
    }
    return isOwner || isCompared(words, from) || isAway || isDenied;
  }

  private readBeing(being: Being, from: number): number {
    const last = from + being.length - 1;
    if (this.isUnseen(being, from)) return last;
    const found = being.characters.map((one) => this.actorOf(one));
    if (this.hasVerb) this.follow(found, from, last);
    else this.subjects.push(...found);
    return last;
  }

  /** Beings after a verb: something is done to them, or they do what follows. */
  private follow(found: readonly Actor[], from: number, last: number): void {
    const { words, verb, pending } = this;
    pending.push(...found);
    // "Past three players", "to the mayor".
    const before = words.slice(Math.max(0, last - 3), from);
    const lead = before.findLast((one) => !isFiller.test(one)) ?? '';
    // "Gave the fox a cake and the owl laughed."
    const isNext = isConjunction(lead);
    // "Gave Pip a cake and the owl slept."
    const next = words[last + 1] ?? '';
    const isClause =
      (isNext || this.isAfterThing) && !this.isPair && (past.test(next) || actionOf(next) !== undefined);
    if ((this.isAfterThing && isNext) || isClause || clauses.test(lead))
      this.objects.push(...pending.slice(0, -found.length));
    else if (prepositions.test(lead)) this.objects.push(...found);
    this.isPair = isNext && words[from] !== 'me' && next === 'and';
    if (isNext) this.objects = this.objects.filter((one) => !found.includes(one));
    // "Climbed on the donkey."
    const isUp = /^(?:on|onto)$/.test(lead) && /^(?:climb|jump|sit)$/.test(verb ?? '');
    if (isUp && found.some(({ character }) => isMount(character.figure)))
      for (const actor of this.subjects) actor.action = 'ride';
    if (isTouch(verb) && !isNext) this.hasTouched = true;
    this.react(found, last);
    this.isAfterThing = false;
  }

  private endSentence(at: number): number {
    if (this.hasVerb || this.pending.length > 0) this.subjects = [];
    this.pending = [];
    this.objects = [];
    this.hasVerb = false;
    return at;
  }

  /** A mood, an action, a verb without a pose, or a thing. */
  private readWord(at: number): number {
    const { words, pending, subjects } = this;
    const word = words[at] ?? '';
    const isDenied = words.slice(Math.max(0, at - 3), at).some((one) => negations.test(one));
    const mood = moodOf(word, words[at + 1]);
    if (mood !== undefined && !isDenied)
      for (const actor of pending.length > 0 ? pending.slice(-1) : subjects) actor.mood = mood;
    const thing = lookUp(words, at);
    // A washing machine does not wash.
    const isCompound = thing?.kind === 'thing' && thing.length > 1;
    const action = actionOf(word, words[at - 1], words.slice(at + 1, at + 4));
    // "A kiss" is one, but "a drink" is a thing.
    const isNoun =
      articles.test(words[at - 1] ?? '') && !/^(?:kiss|hug|cuddle|fight|quarrel|argument)$/.test(word);
    if (action !== undefined && !isCompound && !isDenied && !isNoun && !isNaming(words, at, this.cast)) {
      this.act(action, words[at - 1] ?? '');
      return at;
    }
    if (linking.test(word)) {
      // "When Pip landed, Pip saw a fox crying."
      if (this.hasVerb && pending.length > 0 && !/^(?:and|then|but)$/.test(words[at - 1] ?? '')) {
        this.subjects = pending;
        this.pending = [];
      }
      this.hasVerb = true;
      return at;
    }
    if (otherVerb.test(word) && subjects.length > 0 && pending.length === 0) this.hasVerb = true;
    return thing?.kind === 'thing' ? this.readThing(thing, at, isDenied) : at;
  }

  private act(action: Action, before: string): void {
    const { pending, objects } = this;
    // Whoever hugged Juno and flew, flew; if the friend slept, the friend slept.
    const goesOn = /^(?:and|then|but)$/.test(before) && this.subjects.length > 0;
    if (pending.length > 0 && this.hasVerb && !goesOn) {
      const isRelative = /^(?:who|that|which)$/.test(before);
      const free = pending.filter((one) => isRelative || !objects.includes(one));
      if (free.length > 0 || this.subjects.length === 0) this.subjects = free.length > 0 ? free : pending;
      this.pending = [];
    }
    this.verb = action;
    this.hasVerb = true;
    for (const actor of this.subjects)
      if (actor.reacts === true || isStronger(action, actor.action))
        Object.assign(actor, { action, reacts: false, before: actor.has.length });
  }

  private readThing({ name, length }: { name: string; length: number }, from: number, isDenied: boolean) {
    const { words, subjects, pending, verb, hasVerb } = this;
    const isTime = /^(?:after|before|at)$/.test(words[from - 1] ?? '');
    const how = howAt(words, from);
    const at = from + length - 1;
    // "A banana cake" is a cake.
    const isPart =
      compounds.test(words[at + 1] ?? '') ||
      (lookUp(words, at + 1) !== undefined && /^\p{Ll}{3}/u.test(words[at + 1] ?? ''));
    if (isCompared(words, from) || isDenied || isPart || isTime) return at;
    const those = pending.length > 0 ? pending : subjects;
    const last = subjects.at(-1)?.has.at(-1);
    const isLaid = this.isAfterThing && last !== undefined && /^(?:put|take|find)$/.test(verb ?? '');
    if (how !== undefined && hasVerb && isLaid) this.laid = { thing: last, how, by: name };
    else if (how !== undefined && hasVerb && isThere(how, verb, name))
      for (const actor of those) actor.spot = { how, by: name };
    this.show(name);
    for (const actor of subjects) actor.has.push(name);
    this.isAfterThing = true;
    const isAboard = words
      .slice(Math.max(0, at - 3), at)
      .some((one) => /^(?:took|take|by|in|into|on|aboard)$/i.test(one));
    if (isVehicle(name) && isAboard && !/^(?:look|search|find)$/.test(verb ?? ''))
      for (const actor of those) if (isWeak(actor.action)) actor.action = 'ride';
    return at;
  }
}
