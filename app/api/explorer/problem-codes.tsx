import { Facts } from '@/components/ui/facts'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import { problemMeanings } from '@/lib/connector/problem-meanings'
import { CodeText } from './code-text'

const codes = Object.keys(statusOf) as ErrorCode[]

/** Each problem document's `type` leads to its row. */
export const ProblemCodes = () => (
  <Facts
    items={codes.map((code) => ({
      id: code,
      label: (
        <code id={code} className="wrap-anywhere">
          {code}
        </code>
      ),
      value: `HTTP ${statusOf[code]}`,
      note: <CodeText>{problemMeanings[code]}</CodeText>,
    }))}
  />
)
