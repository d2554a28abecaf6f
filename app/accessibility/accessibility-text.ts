import type { TextSection } from '@/components/ui/page/running-text'
import { criteria } from './criteria'

export const accessibilityText: readonly TextSection[] = [
  {
    title: 'What you can count on',
    blocks: [
      [
        'The guided pages work with a keyboard alone, by touch alone, and with scripting switched off.',
        'Every map has a list beside it with the same content.',
        'Light and dark follow your system. So do larger text, reduced motion and forced colors.',
        'Pages are laid out for printing.',
      ],
    ],
  },
  {
    title: 'How we checked it',
    blocks: [
      'We checked the pages with a program (axe) in light and dark, by keyboard and at a width of 320 pixels, and read the code against each criterion. This is the builders’ own report. No outside auditor has tested it, and nobody who uses a screen reader every day has tested it yet.',
    ],
  },
  {
    title: 'What we know is not good enough',
    blocks: [
      [
        ...criteria.flatMap(({ gap }) => gap ?? []),
        'The page says each move of a map in words, but a map remains harder to use without sight than its list.',
        'Downloads in XLSX have header rows, but are not checked for accessibility beyond that.',
      ],
      'Found something else? [Tell us](/contact), with the page and what you used.',
    ],
  },
  { title: 'Criterion by criterion', blocks: [] },
]
