import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('records.cleanup-site.describe-direction', {
  toward: (direction: string) => direction,
})

export const describeDirection = (direction: string): string => texts.toward(direction)
