import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** The size that the entry states; a bomb lies. */
  readonly statedSize?: number;
}

/** Whether entries are stored as they are or compressed. */
type Packing = 'stored' | 'packed';
const methods = { stored: 0, packed: 8 };

const header = (name: Buffer, packed: Buffer, content: Buffer, statedSize: number, method: number) => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(statedSize, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

/** A zip archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). */
export const zip = (entries: readonly ZipEntry[], packing: Packing = 'packed'): Buffer => {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, statedSize } of entries) {
    const bytes = Buffer.from(content);
    const packed = packing === 'stored' ? bytes : deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const fields = header(nameBytes, packed, bytes, statedSize ?? bytes.length, methods[packing]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), fields, tail, nameBytes]),
    );
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
};

export interface MadeChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The first paragraph of every generated chapter, with the typography of a printed book. */
export const opening = (number: number) =>
  `“Curiouser and curiouser!” cried Alice—she’d quite forgotten chapter ${number}…`;

/** Chapters of about this many bytes each. */
export const madeChapters = (count: number, bytes = 12_000): MadeChapter[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `Chapter ${i + 1}. Down the Rabbit-Hole`,
    paragraphs: [
      opening(i + 1),
      ...Array.from(
        { length: Math.ceil(bytes / 200) },
        (_, n) =>
          `The White Rabbit put on his spectacles, and paragraph ${n + 1} of chapter ${i + 1} began: “Where shall I begin, please your Majesty?” he asked – and the King said gravely, “Begin at the beginning.”`,
      ),
    ],
  }));

interface Made {
  readonly version?: 2 | 3;
  readonly title?: string;
  readonly author?: string;
  readonly chapters?: readonly MadeChapter[];
  /** Replaces the table of contents. */
  readonly contents?: string;
  readonly extra?: readonly ZipEntry[];
  readonly packing?: Packing;
  /** Replaces the reading order. */
  readonly spine?: string;
  /** The content of a chapter's page. */
  readonly pageOf?: (chapter: MadeChapter) => string;
}

const page = (title: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title><script>steal()</script><style>p{}</style></head><body>${body}</body></html>`;

const simplePage = ({ title, paragraphs }: MadeChapter) =>
  `<h2 id="top">${title}</h2><span epub:type="pagebreak" id="p1">17</span>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}<script>alert(1)</script>`;

const file = (i: number) => `text/chapter-${i + 1}.xhtml`;

const navOf = (chapters: readonly MadeChapter[]) =>
  page(
    'Contents',
    `<nav epub:type="toc"><ol><li><a href="text/cover.xhtml">Cover</a></li>${chapters.map(({ title }, i) => `<li><a href="${file(i)}#top">${title}</a></li>`).join('')}</ol></nav>`,
  );

const ncxOf = (chapters: readonly MadeChapter[]) =>
  `<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>${chapters
    .map(
      ({ title }, i) =>
        `<navPoint id="n${i}"><navLabel><text>${title}</text></navLabel><content src="${file(i)}"/></navPoint>`,
    )
    .join('')}</navMap></ncx>`;

/** An EPUB 2 or 3 like those that libraries lend. */
export const makeEpub = ({
  version = 3,
  title = 'Alice’s Adventures in Wonderland',
  author = 'Lewis Carroll',
  chapters = madeChapters(12),
  contents = version === 3 ? navOf(chapters) : ncxOf(chapters),
  extra = [],
  packing,
  spine,
  pageOf = simplePage,
}: Made = {}): Buffer => {
  const toc =
    version === 3
      ? '<item id="toc" href="toc.xml" media-type="application/xhtml+xml" properties="nav"/>'
      : '<item id="toc" href="toc.xml" media-type="application/x-dtbncx+xml"/>';
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="${version}.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:source>https://www.gutenberg.org/files/11</dc:source></metadata><manifest>${toc}<item id="cover" href="text/cover.xhtml" media-type="application/xhtml+xml"/>${chapters.map((_, i) => `<item id="c${i}" href="${file(i)}" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine toc="toc">${spine ?? `<itemref idref="cover"/>${chapters.map((_, i) => `<itemref idref="c${i}"/>`).join('')}`}</spine></package>`;
  const entries = [
    { name: 'mimetype', content: 'application/epub+zip' },
    {
      name: 'META-INF/container.xml',
      content:
        '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    },
    { name: 'OEBPS/book.opf', content: opf },
    { name: 'OEBPS/toc.xml', content: contents },
    { name: 'OEBPS/text/cover.xhtml', content: page('Cover', '<p>Cover</p>') },
    ...chapters.map((chapter, i) => ({
      name: `OEBPS/${file(i)}`,
      content: page(chapter.title, pageOf(chapter)),
    })),
    ...extra,
  ];
  return zip(entries, packing);
};
