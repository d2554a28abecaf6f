import { formatDistance } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'

export const letterTexts = defineSentences('map-letter.describe', {
  approximate:
    'Positions of letters are approximate. A letter near a place may be of another lot: its document names the lot.',
  mayEnd: 'A letter can end with a newer map. Ask the community whether it still counts.',
  none: 'The map has no letter of map change within {distance}.',
  some: {
    one: 'The map has 1 letter of map change within {distance}.',
    other: 'The map has {count, number} letters of map change within {distance}.',
  },
})

export const describeLetters = (count: number, meters: number): string => {
  const distance = formatDistance(meters)
  return count === 0 ? letterTexts.none({ distance }) : letterTexts.some({ count, distance })
}
