/** The demo tutor cannot see: it recognizes its own pictures by their format, a square PNG, and refuses any other. */
export const look = (image: string | undefined) => {
  const bytes = Buffer.from(image?.split(',')[1] ?? '', 'base64');
  const isOwn = bytes.length > 24 && bytes.readUInt32BE(16) === bytes.readUInt32BE(20);
  return { unfit: !isOwn, writing: false, real_person: false, personal: false, panels: isOwn ? 4 : 0 };
};
