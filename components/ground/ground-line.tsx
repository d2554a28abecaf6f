import { AgencyNames } from '@/components/ui/agency-text'
import { translate } from '@/lib/language/translate'

interface Props {
  value: string
  /** Agencies' own words in `value` and `detail`, which stay in English. */
  names?: readonly string[] | undefined
  detail?: string | undefined
  isWarning?: boolean
  limit?: string
  official?: { href: string; label: string }
}

export const GroundLine = ({ value, names, detail, isWarning = false, limit, official }: Props) => (
  <>
    <p>
      <strong className={isWarning ? 'text-warn' : ''}>
        <AgencyNames text={translate(value)} names={names} />
      </strong>
      {detail && <AgencyNames text={` · ${translate(detail)}`} names={names} />}
    </p>
    {limit && (
      <p className="text-base">
        {translate(limit)}
        {official && (
          <>
            {' '}
            <a href={official.href} data-print="bare">
              {translate(official.label)}
            </a>
          </>
        )}
      </p>
    )}
  </>
)
