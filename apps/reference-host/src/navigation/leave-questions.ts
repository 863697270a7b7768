export type LeaveQuestion = () => Promise<boolean>

/** The questions that screens want asked before somebody leaves them. */
export interface LeaveQuestions {
  add(question: LeaveQuestion): () => void
  any(): boolean
  /** Asks one after the other; whoever says no to one stays. */
  ask(): Promise<boolean>
}

export function createLeaveQuestions(): LeaveQuestions {
  const questions = new Set<{ readonly ask: LeaveQuestion }>()
  return {
    add(question) {
      const entry = { ask: question }
      questions.add(entry)
      return () => void questions.delete(entry)
    },
    any: () => questions.size > 0,
    async ask() {
      for (const question of [...questions]) {
        // One at a time: two questions at once could not be answered.
        if (!(await question.ask())) return false
      }
      return true
    },
  }
}
