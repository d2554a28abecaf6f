import type { SubjectRow } from './similar-home'

const texts = {
  own: 'Your home',
  perFoot: (amount: string) => `${amount} per sq ft`,
  built: (year: string) => `built ${year}`,
}

export function OwnRow({ own: { home } }: { own: SubjectRow }) {
  const { address, value, perFoot, area, built } = home
  const facts = [perFoot && texts.perFoot(perFoot), area, built && texts.built(built), home.class].filter(
    Boolean,
  )
  return (
    <p className="border-t border-line py-2 leading-snug">
      <span className="font-semibold">{texts.own}</span>: {address}, {value}
      {facts.length > 0 && (
        <span className="block text-base leading-snug text-muted">{facts.join(', ')}</span>
      )}
    </p>
  )
}
