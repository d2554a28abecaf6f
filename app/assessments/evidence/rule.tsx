import { translate } from '@/lib/language/translate'
import type { CheckedStatement } from '../checked-guidance'
import { StatementSource } from '../statement-list'

interface Props {
  statement: CheckedStatement | undefined
  /** Sentence that quotes the statement. Default: the statement itself. */
  text?: string
}

export const Rule = ({ statement, text }: Props) =>
  statement && (
    <div className="mb-3">
      <p>{text ?? translate(statement.text)}</p>
      <StatementSource statement={statement} />
    </div>
  )
