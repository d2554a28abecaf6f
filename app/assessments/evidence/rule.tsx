import { translate } from '@/lib/language/translate'
import type { CheckedStatement } from '../checked-guidance'
import { StatementSource } from '../statement-list'

interface Props {
  statement: CheckedStatement | undefined
  /** A sentence of the page that quotes the statement. */
  text?: string
}

export const Rule = ({ statement, text }: Props) =>
  statement && (
    <div className="mb-3">
      <p>{text ?? translate(statement.text)}</p>
      <StatementSource statement={statement} />
    </div>
  )
