import { sentencesOf } from '../learned/tokens';

/**
 * Beginnings of words that children use of harm, by language, as `sentencesOf` spells them. They prove nothing by themselves: a text
 * without any of them is no cause for an alarm, however much it sounds like one.
 */
const stems = {
  en: 'hit beat beats beating hurt punch slap kick smack whip belt bruis chok strangl burn bleed blood cut cuts cutting scratch bang bite bites die dies dying dead kill suicid disappear overdos pill pills starv vomit puk throw threw fat skinny calorie touch kiss naked nude undress cloth bed bath photo pic pics pictur cam video secret tell told scar afraid fear scream yell shout lock alone gun knife knive blade razor weapon bomb bullet drunk drink drug smok threat blackmail follow stranger online meet hungry starving fridge fire gas lost help wake breath drown fell jump run ran bull push shov spit cry cries crying hate live alive anymore harm abus rape hide hiding pain sleep private bum bottom pants leav blame punish hang poison trap danger fist stab shoot shot cigarett tickl cuddl rude sharp swallow gone',
  es: 'peg golp toc cort sangr mori muer mat suicid desaparec pastill vomit comer comi gord kilo hambr bes desnud ropa pijama pantalon cama foto video camar secret cont dig calla mied grit encerr sola solo pistol escopet cuchill navaj arma borrach amenaz quem marc moraton llor patad bofetad empuj ayud despiert despert incendi gas perdid hui mochil ciruj viv aguant dan nevera promet jur vater puerta herid duel asco',
  fr: 'frapp tap touch coup sang mour mort tuer tue suicid dispar cachet medic vomi mang gros maigr faim embrass nu nue nud culotte habit lit bain douche photo video secret dire dis peur cri hurl enferm seul pistol flingue fusil couteau arme balle saoul boit menac brul bleu plai mal pleur pied gifl pouss aide reveill respir feu gaz perdu fugue vivre vie ciel promis jure crach zizi serr tord raquett rackett bouteill',
  de: 'schlag schlagt haut hau tret wurg fass fasst anfass beruhr kuss nackt auszieh unterhos bett bad foto video geheim sag verrat angst schrei sperr allein pistol gewehr messer waff kugel betrunken trink droh verbrenn kabel gurtel blut schnitt ritz schneid narb weh tot tod sterb leb umbring spring tablett pill fett dick ess hunger kotz erbrech finger wieg hilf atm aufwach feuer brenn gas verlauf abgehau weggelauf schubs spuck quael qual erpress penis streichel heim ketchup kuhlschrank mull',
  hi: 'मार पीट थप्पड़ लात बेल्ट छड छू हाथ चाकू ब्लेड बंदूक बंदुक पिस्तौल कट्टा कटटा गोली खून काट जल आत्महत्या मर जी दुनिया उठा खाना खाया खाय उल्टी मोट पतल भूख कपड नंग फोट विडियो वीडियो फिलम राज़ राज बता बोल डर चीख चिल्ल बंद अकेल शराब धमक निशान दर्द दरद रो मदद सांस आग गैस खो भाग कसम',
  hinglish:
    'maar mara mare maart marn marti marta marte peet pit thappad laat belt chhu chu touch hath haath chaku knife blade gun pistol revolver katta goli khoon blood kaat jala jal suicide mar marna marn jee jeen jeena duniya kood khaya khana khane vomit ulti mota moti patla patli bhook bhookh kapd nang pic photo video secret raaz bata bol dar darr chillat chilla band akela akeli sharab daru dhamk nishan dard ro rona rone help saans aag gas kho bhaag kasam gala blackmail kiss private god',
  zh: '打 揍 踢 扇 掐 皮带 衣架 划 割 血 死 自杀 遗书 跳 消失 不想活 药 吐 瘦 肥 不吃 没吃 摸 碰 脱 裸 衣服 内裤 被子 床 照片 视频 秘密 告诉 发誓 怕 骂 关 锁 一个人 枪 刀 子弹 酒 威胁 烧 烫 伤 疼 痛 哭 救 火 煤 走失 离家 撬 恶心 饿 剩 钱 见面 河',
} as const;

const parts = Object.values(stems).flatMap((list) => list.split(' '));
const [han, others] = [
  parts.filter((one) => /\p{Script=Han}/u.test(one)),
  new Set(parts.filter((one) => !/\p{Script=Han}/u.test(one))),
];

const shortest = Math.min(...[...others].map(({ length }) => length));

const begins = (word: string): boolean => {
  for (let end = shortest; end <= word.length; end++) if (others.has(word.slice(0, end))) return true;
  return false;
};

/** Whether the words of a child name anything of harm, in any of the product's languages. */
export const namesHarm = (text: string): boolean => {
  const words = sentencesOf(text).flat();
  const together = words.join('');
  return words.some(begins) || han.some((one) => together.includes(one));
};
