import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('places.did-you-mean', {
  lead: 'Did you mean',
  choice: (name: string) => `${name}?`,
})

interface Props {
  choices: readonly { label: string; href: string }[]
}

export const DidYouMean = ({ choices }: Props) =>
  choices.length > 0 && (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 text-lg font-semibold">
      {texts.lead}
      {choices.map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center">
          {texts.choice(label)}
        </a>
      ))}
    </p>
  )
