import type { TextSection } from '@/components/ui/page/running-text'
import { defineTexts } from '@/lib/language/define-texts'
import { criteria } from './criteria'

const texts = defineTexts('accessibility.accessibility-text', {
  promises: {
    title: 'What you can count on',
    ways: 'The guided pages work with a keyboard alone, by touch alone, and with scripting switched off.',
    maps: 'Every map has a list beside it with the same content.',
    system: 'Light and dark follow your system. So do larger text, reduced motion and forced colors.',
    print: 'Pages are laid out for printing.',
  },
  checks: {
    title: 'How we checked it',
    how: 'We checked the pages with a program (axe), in light and dark colors, by keyboard and at a width of 320 pixels. We also read the code against each criterion. This is the builders’ own report. No outside auditor has tested it, and nobody who uses a screen reader every day has tested it yet.',
  },
  gaps: {
    title: 'What we know is not good enough',
    maps: 'The page says each move of a map in words, but a map remains harder to use without sight than its list.',
    files: 'Downloads in XLSX have header rows, but are not checked for accessibility beyond that.',
    contact: 'Found something else? [Tell us](/contact), with the page and what you used.',
  },
  criteria: { title: 'Criterion by criterion' },
})

export function accessibilityText(): TextSection[] {
  const { promises, checks, gaps } = texts
  return [
    { title: promises.title, blocks: [[promises.ways, promises.maps, promises.system, promises.print]] },
    { title: checks.title, blocks: [checks.how] },
    {
      title: gaps.title,
      blocks: [[...criteria().flatMap(({ gap }) => gap ?? []), gaps.maps, gaps.files], gaps.contact],
    },
    { title: texts.criteria.title, blocks: [] },
  ]
}
