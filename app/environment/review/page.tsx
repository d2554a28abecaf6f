import { PointPage, pointMetadata } from '@/app/_lib/places/point-page'
import { defineTexts } from '@/lib/language/define-texts'
import { ReviewChoices, StartChoices } from './form/choices'
import { refuseAbroad, withPlace } from './locate-review'
import { answer, refuseOutline } from './review-answer'
import { reviewHref, reviewUrl } from './url'

const texts = defineTexts('review.page', {
  title: 'Records review',
  lead: 'Find every federal cleanup list around a place: which lists were searched, within which distance, and each site that they have.',
  coverage:
    'It is a list of records, not an environmental assessment, and the lists of the states are not in it.',
  label: 'Address or coordinates',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 29.725 -95.23.',
})

type Props = PageProps<'/environment/review'>

export const generateMetadata = async ({ searchParams }: Props) =>
  pointMetadata(texts.title, withPlace(reviewUrl.parse(await searchParams).url))

export default async function Page({ searchParams }: Props) {
  const { url, dropped, errors, typed } = reviewUrl.parse(await searchParams)
  const refusal = errors.outline ?? refuseAbroad(url.outline)
  const choices = { url, typed: typed.outline, error: refusal }
  return (
    <PointPage
      texts={texts}
      path="/environment/review"
      url={withPlace(url)}
      href={reviewHref(url)}
      dropped={dropped}
      maxLength={300}
      answer={refusal ? refuseOutline(refusal) : answer(url)}
      beside={(isStart) => isStart && <StartChoices {...choices} />}
      choices={<ReviewChoices {...choices} />}
    />
  )
}
