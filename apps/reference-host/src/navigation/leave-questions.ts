export type LeaveQuestion = () => Promise<boolean>

/** The questions that screens want asked before somebody leaves them. */
export interface LeaveQuestions {
  add(question: LeaveQuestion): () => void
  any(): boolean
  /** Asks one after the other; whoever says no to one stays. */
  ask(): Promise<boolean>
  subscribe(listener: () => void): () => void
}

export function createLeaveQuestions(): LeaveQuestions {
  const questions = new Set<{ readonly ask: LeaveQuestion }>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    add(question) {
      const entry = { ask: question }
      questions.add(entry)
      tell()
      return () => {
        questions.delete(entry)
        tell()
      }
    },
    any: () => questions.size > 0,
    async ask() {
      for (const question of [...questions]) {
        // One at a time: two questions at once could not be answered.
        if (!(await question.ask())) return false
      }
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
