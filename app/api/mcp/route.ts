import { answerDoor } from './answer-door'

const answer = (request: Request) => answerDoor(request)

export { answer as DELETE, answer as GET, answer as POST }
