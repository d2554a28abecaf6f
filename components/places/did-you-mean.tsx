interface Props {
  choices: readonly { label: string; href: string }[]
}

export const DidYouMean = ({ choices }: Props) =>
  choices.length > 0 && (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 text-lg font-semibold">
      Did you mean
      {choices.map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center">
          {label}?
        </a>
      ))}
    </p>
  )
