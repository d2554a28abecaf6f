import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('land.list-link', {
  long: 'Look up many points at once',
  short: 'Many points',
})

export const ListLink = ({ isShort }: { isShort: boolean }) => (
  <a href="/places/list" className="inline-flex min-h-11 items-center">
    {isShort ? texts.short : texts.long}
  </a>
)
