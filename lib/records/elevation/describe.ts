import { formatFeet, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ElevationRecord } from './fields'

const texts = defineTexts('records.elevation.describe', {
  about: (feet: string) => `Elevation about ${feet} feet`,
})

export const elevationTexts = defineSentences('elevation.describe', {
  title: 'Ground elevation',
  none: 'No elevation is published here.',
  outside:
    'Elevations are published for the United States and its territories. By our outlines, this point is in none of them: at sea, abroad, or on an island too small for the outlines.',
  limit: 'bare ground, from a model',
})

export const answerElevation = ({ elevationFeet: feet }: Pick<ElevationRecord, 'elevationFeet'>) => ({
  value: feet === null ? elevationTexts.none : formatFeet(feet),
  detail: elevationTexts.limit,
})

export const elevationHeadline = ({ elevationFeet: feet }: Pick<ElevationRecord, 'elevationFeet'>) =>
  feet === null ? undefined : texts.about(formatNumber(feet, 0))
