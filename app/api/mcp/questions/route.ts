import { questions } from '@/app/_surfaces/questions/questions'
import { answerDoor } from '../answer-door'

const answer = (request: Request) => answerDoor(request, questions)

export { answer as DELETE, answer as GET, answer as POST }
