import type { TermDefinition } from '@/components/ui/term'

export const ruleTerms = {
  docket: {
    term: 'Docket',
    meaning:
      'The file in which an agency keeps everything about one rule: drafts, studies and the comments people sent.',
  },
  cfr: {
    term: 'CFR',
    meaning:
      'Code of Federal Regulations: the rules in force, by title and part. 40 CFR 745 is part 745 of title 40.',
  },
  rin: {
    term: 'RIN',
    meaning:
      'Regulation identifier number: stays with one rule from its first plan to the end, over all its documents.',
  },
  citation: {
    term: 'Citation',
    meaning: 'Volume and page of the printed Federal Register: 89 FR 107012 is page 107012 of volume 89.',
  },
} as const satisfies Record<string, TermDefinition>
