import type { Region } from '../users/fields';

interface Helplines {
  readonly emergency: string;
  readonly lines: string;
}

/**
 * Long-established, free public services, as known on 2026-11-22. Only some of the pages named here could be read, in stored
 * copies, so none counts as checked. Before a launch, and twice a year, an operator opens the pages and calls the numbers
 * (docs/operations.md).
 */
const helplines: Readonly<Record<Region, Helplines>> = {
  // https://988lifeline.org (call or text), https://www.childhelphotline.org (call or text)
  'United States': {
    emergency: 'call 911',
    lines:
      'You can call or text 988. You can also call or text Childhelp: 1-800-422-4453. They help children, day and night.',
  },
  // https://kidshelpphone.ca (call, or text CONNECT), https://988.ca
  Canada: {
    emergency: 'call 911',
    lines:
      'You can call Kids Help Phone: 1-800-668-6868. Or text CONNECT to 686868. They help children, day and night. You can also call or text 988.',
  },
  // https://112.gov.in, https://www.childlineindia.org
  India: {
    emergency: 'call 112',
    lines: 'You can also call CHILDLINE: 1098. They help children, day and night.',
  },
  // Police: 110. Ambulance: 120. 12355: http://en.people.cn/n3/2024/0220/c90000-20134911.html
  China: {
    emergency: 'call 110 for the police or 120 for a doctor',
    lines: 'You can also call 12355. They help children and young people.',
  },
  // Directive (EU) 2018/1972, articles 96 and 109. Most countries have 116 111, but not all:
  // https://childhelplineinternational.org/15-years-of-116111/
  Europe: {
    emergency: 'call 112',
    lines:
      'In most countries of Europe you can also call 116 111. They help children. If nobody answers there, call 112.',
  },
};

export const emergencyCall = (region: Region): string => helplines[region].emergency;

export const helplineWords = (region: Region): string => helplines[region].lines;
