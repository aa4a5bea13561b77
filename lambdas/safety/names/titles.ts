import { skeletonOf } from './skeleton';

/**
 * Words of kinship, by language. A child believes that such a name belongs to the family, so an adult who may be a stranger
 * must not have one.
 */
const kinship = {
  english: `mum mums mummy mom moms mommy momma mama mamma mother mothers dad dads daddy dada papa pops father fathers
    parent parents stepmum stepmom stepmother stepdad stepfather mumsy mumma mam mammy nonna carer caregiver
    babysitter childminder grandma grandmas grandmother grandmom granny gran nan nana nanny
    grandpa grandpas grandfather grandad granddad gramps grandparent grandparents aunt auntie aunty uncle sister brother sis bro
    cousin godmother godfather guardian family`,
  spanish: `mamá mami mamita madre papá papi papito padre padres abuela abuelita abuelo abuelito tía tío hermana hermano
    madrina padrino madrastra padrastro tutor tutora familia abue`,
  french: `maman mère père papa pépère mémère mamie mémé mamy papi papy pépé tante tatie tonton oncle sœur frère cousine parrain marraine
    famille`,
  german: `paps mami mutti mutter mama papi vati vater eltern oma omi opa opi großmutter großvater grossmutter grossvater tante onkel
    schwester bruder cousine vormund familie`,
  hindi: `माँ मां मम्मी माता पापा पिता पिताजी बाबूजी दादी दादा नानी नाना चाचा चाची मामा मामी मौसी बुआ ताऊ ताई दीदी भैया भाई बहन परिवार अंकल आंटी`,
  hinglish: `maa mummyji mummiji mata pitaji bapu papaji dadi daadi dadaji naani nani nanaji chacha chachi chachu mamu mamaji mausi
    masi maasi dadu bhaiyya bua tauji didi bhaiya bhai behen amma appa ammi abbu abba`,
  chinese: `妈妈 媽媽 妈 媽 母亲 母親 爸爸 爸 父亲 父親 爹 爷爷 爺爺 奶奶 外公 外婆 姥姥 姥爷 叔叔 阿姨 姑姑 舅舅 伯伯 姐姐 哥哥 家长 家長
    你妈 你爸 干爹 干妈`,
};

/** Words of an office, by language. */
const office = {
  english: `police policeman policewoman policeofficer officer cop cops sheriff detective fbi cia soldier judge lawyer government
    school schools teacher teachers headteacher principal headmaster headmistress professor tutor coach counsellor counselor
    therapist psychologist doctor nurse socialworker safeguarding helpline childline childservices childprotection nspcc ofsted
    librarian elementary constable sergeant sgt deputy santa santaclaus helpdesk customerservice security president
    mayor priest pastor`,
  spanish: `policía escuela colegio profe seño profesor profesora maestra maestro director directora médico doctora enfermera juez gobierno`,
  french: `gendarme école collège professeur maîtresse maître directrice directeur médecin docteur infirmière juge gouvernement`,
  german: `polizei polizist polizistin schule schulleitung klassenlehrer klassenlehrerin lehrer lehrerin rektor rektorin direktor direktorin schulleiter schulleiterin arzt
    ärztin doktor krankenschwester richter jugendamt regierung`,
  hindi: `पुलिस स्कूल विद्यालय शिक्षक शिक्षिका अध्यापक अध्यापिका प्रधानाचार्य गुरुजी मास्टरजी टीचर मैडम डॉक्टर नर्स सरकार`,
  hinglish: `shikshak adhyapak pradhanacharya guruji masterji vidyalaya sarkar`,
  chinese: `警察 公安 学校 學校 老师 老師 校长 校長 班主任 教师 教師 教练 教練 医生 醫生 护士 護士 法官 政府`,
};

/** The forms of address with which teachers are known to a class. */
const address = 'dr mr mrs ms miss mx sir madam señor señora monsieur madame herr frau sr sra mme maam';

const wordsIn = (lists: Readonly<Record<string, string>>) =>
  Object.values(lists).flatMap((list) => list.split(/\s+/).filter((word) => word !== ''));

/** Possessives, by language, that are run together with words of kinship: `tumama`. */
const owners = {
  english: 'your ur yo ya my',
  spanish: 'tu mi su',
  french: 'ta ton ma mon',
  german: 'dein deine mein meine euer eure',
  hinglish: 'teri tera tumhari tumhara meri mera aapki aapka',
};
const owned = Object.entries(owners).flatMap(([language, list]) =>
  wordsIn({ list }).flatMap((owner) =>
    wordsIn({ list: kinship[language as keyof typeof owners] }).map((relative) => owner + relative),
  ),
);

const claims = new Set([...wordsIn(kinship), ...wordsIn(office), ...owned].map(skeletonOf));

/** Words that are joined to a name, before or after it: `unclebob`, `adasmum`. */
const starts = 'uncle aunty auntie mummy mommy daddy officer tumama tupapa'.split(' ').map(skeletonOf);
const ends =
  'smum smom sdad smummy smommy sdaddy school schullehrer schullehrerin klassenlehrer klassenlehrerin'
    .split(' ')
    .map(skeletonOf);

/** Repeated letters count once: `Daddyy` is `daddy`. Shorter words are left out, because they would match other names. */
const shortest = 4;
const single = (part: string) => part.replace(/(\p{L})\1+/gu, '$1');
const singleClaims = new Set([...claims].map(single).filter((word) => [...word].length >= shortest));

const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' };
/** Digits before a letter count as the letters that they resemble: `Gr4ndma`. */
const unleeted = (name: string) =>
  name.replace(/[013457$]+(?=\p{L})/gu, (digits) => [...digits].map((digit) => leet[digit]).join(''));

const addresses = new Set(address.split(' ').map(skeletonOf));

/** Refused also inside a longer word, because no other name contains them. Chinese writes no spaces between words. */
const inside = [
  ...'grandma grandpa grandmother grandfather yourmum yourmom yourdad yourmother yourfather mummyof mommyof daddyof mumof momof'.split(
    ' ',
  ),
  ...'dadof police polizei principal headteacher schoolteacher policia'.split(' '),
].map(skeletonOf);
const chinese = [...kinship.chinese.split(' '), ...office.chinese.split(' ')].filter(
  (word) => word.length > 1,
);

/** The words of a name, separated by signs or by a capital letter. Digits at the end of a word do not count. */
const partsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .map(skeletonOf)
    .filter((part) => part !== '');

/** Three or more equal letters count once: `Mummm` is `Mum`. */
const unstretched = (part: string) => part.replace(/(\p{L})\1{2,}/gu, '$1');

/** Letters with signs or spaces between them, as in `M u m`. */
const spelled = (parts: readonly string[]) =>
  parts
    .map((part) => ([...part].length === 1 ? part : ' '))
    .join('')
    .split(' ')
    .filter((word) => word.length > 1);

const isClaim = (name: string, isTeacher: boolean): boolean => {
  const parts = partsOf(name);
  const whole = skeletonOf(name);
  const words = [...parts, ...spelled(parts), whole].flatMap((part) => [part, unstretched(part)]);
  const isAddressed = words.some((word) => addresses.has(word));
  return (
    words.some((word) => claims.has(word) || (single(word) !== word && singleClaims.has(single(word)))) ||
    starts.some((word) => whole.startsWith(word)) ||
    ends.some((word) => whole.endsWith(word)) ||
    inside.some((word) => whole.includes(word)) ||
    chinese.some((word) => name.includes(word)) ||
    (isAddressed && (!isTeacher || parts.every((part) => addresses.has(part))))
  );
};

/**
 * Whether the name of an adult claims a kinship or an office of which the product does not know. A teacher may use a form of
 * address such as Mr or Ms with a name.
 */
export const claimsToBe = (name: string, isTeacher: boolean): boolean =>
  [name, unleeted(name)].some((reading) => isClaim(reading, isTeacher));
