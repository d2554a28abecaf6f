import { defineSentences } from '@/lib/sentences/define-sentences'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { FloodCommunity } from './fields'

export const communityTexts = defineSentences('flood-community.describe', {
  none: 'Today’s register has no community {id}. It leaves out communities that no longer exist, so ask the floodplain office of the city or county.',
  outside:
    '{name} ({id}) does not take part in the flood insurance program. There is no federal flood insurance.',
  unknown: 'The register does not say whether {name} ({id}) takes part in the flood insurance program.',
  regular: '{name} ({id}) takes part in the flood insurance program.',
  emergency:
    '{name} ({id}) takes part in the emergency phase of the flood insurance program, with lower limits.',
  rated: '{sentence} Its rating class is {ratingClass}, with a discount of {discount} in the high-risk area.',
  register: 'This is today’s register. A class and its discount say nothing about one policy or its price.',
})

export function describeCommunity(community: FloodCommunity): string {
  const { communityId: id, isParticipating, program, ratingClass, discount } = community
  const name = toMixedCase(community.name)
  if (isParticipating === null) return communityTexts.unknown({ name, id })
  if (!isParticipating) return communityTexts.outside({ name, id })
  const sentence = communityTexts[program === 'emergency' ? 'emergency' : 'regular']({ name, id })
  return ratingClass && discount ? communityTexts.rated({ sentence, ratingClass, discount }) : sentence
}
