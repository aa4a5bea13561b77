import type { Guide } from '../error';
import type { importsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const importsErrorGuide = {
  import_not_found: {
    when: 'No added book has this id, or it has been removed.',
    recovery: 'Load the list again.',
  },
  import_not_uploaded: {
    when: 'The worker finds no object where the file should be.',
    recovery: 'Begin again and PUT the file within ten minutes.',
  },
  import_not_ready: {
    when: 'A book is accepted that is not waiting for a decision.',
    recovery: 'Read its status.',
  },
  import_not_a_book: {
    when: 'The file is neither a zip archive with an EPUB package nor text in UTF-8, UTF-16 or Windows-1252.',
    recovery: 'Upload an EPUB 2 or 3, or a .txt file.',
  },
  import_protected: {
    when: 'The EPUB is encrypted (META-INF/encryption.xml, apart from obfuscated fonts), or its archive is.',
    recovery: 'Upload an edition without copy protection.',
  },
  import_damaged: {
    when: 'The archive or its package document cannot be read, or over 2,000 elements of a page are open at once.',
    recovery: 'Download the file again.',
  },
  import_too_large: {
    when: 'The unpacked text is over 5 MB, a page has over a million elements and texts, there are over 300,000 paragraphs, an entry unpacks to more than it states, or there are over 500 chapters.',
    recovery: 'Split the book into volumes.',
  },
  import_empty: {
    when: 'Less than 200 letters are left without markup and the parts that are no chapters.',
    recovery: 'Upload an edition with text instead of pictures of pages.',
  },
  import_failed: {
    when: 'The worker failed on every try, and the dead-letter queue has the job; or two workers were ended while reading the file; or no worker has gone on for a quarter of an hour.',
    recovery:
      'Say again that the file is uploaded: it is read from the beginning. Tell the developers if it happens twice.',
  },
  import_not_removed: {
    when: 'No worker has gone on with the removal for a quarter of an hour.',
    recovery: 'Remove the book again.',
  },
} as const satisfies Guide<typeof importsErrors>;
