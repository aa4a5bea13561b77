/** The texts of teachers and parents that children read: `test/api/grown-up-texts.test.ts` writes unfit words into each. */
export const judgedTexts = [
  'classes.create.body.name',
  'classes.change.body.name',
  'shop.addReward.body.name',
] as const;

const address = 'A part of a postal address, with which a parcel is sent; operators read it.';

/** The others, each with the reason why no child reads it. */
export const unjudgedTexts = {
  'children.add.body.name': 'A username, which is checked like every username before others see it.',
  'children.openDevice.body.name': 'The name of a device, which only the guardian reads.',
  'badges.openDevice.body.name': 'The name of a device, which only the teacher reads.',
  'badges.openDevice.body.time_zone': 'A known time zone; another counts as New York.',
  'classes.joinForChild.body.code': 'The code of a class; the words are not kept.',
  'controls.change.body.time_zone': 'A known time zone; another is refused.',
  'consent.changeForChild.body.time_zone': 'A known time zone; another is refused.',
  'letters.choose.body.time_zone': 'A known time zone; another counts as none.',
  'friends.bulkRequest.body.emails[]': 'Addresses of students; the words are not kept.',
  'shop.decide.body.child_id': 'The id of a child.',
  'shop.settle.body.child_id': 'The id of a child.',
  'shop.decide.body.address.name': address,
  'shop.decide.body.address.street': address,
  'shop.decide.body.address.postal_code': address,
  'shop.decide.body.address.city': address,
  'shop.decide.body.address.country': address,
} as const;
