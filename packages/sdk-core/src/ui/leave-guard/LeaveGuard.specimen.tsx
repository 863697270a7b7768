import { useRef } from 'react'
import type { Specimen, Stage } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { LeaveGuard } from './LeaveGuard'
import type { LeaveGuardHandle } from './use-leave-guard'

const answers: boolean[] = []

function UnsavedDrawer() {
  const guard = useRef<LeaveGuardHandle>(null)
  return (
    <>
      <Button onClick={() => void guard.current?.confirmLeave().then((go) => answers.push(go))}>Close</Button>
      <LeaveGuard ref={guard} when onSave={() => Promise.resolve(true)} />
    </>
  )
}

async function ask({ keys, find }: Stage) {
  await keys('{Tab}{Enter}')
  await find('alertdialog', 'Leave without saving?')
}

export const specimen: Specimen = {
  name: 'LeaveGuard',
  render: () => <UnsavedDrawer />,
  async keyboard(stage) {
    const { keys, focused, find, until } = stage
    answers.length = 0
    await ask(stage)
    const stay = await find('button', 'Stay')
    await until('focus is on Stay', () => focused() === stay)
    await keys('{Enter}')
    await until('Enter stays', () => answers.join() === 'false')
    const close = await find('button', 'Close')
    await until('focus is back', () => focused() === close)
    await keys('{Enter}')
    await find('alertdialog', 'Leave without saving?')
    await keys('{Escape}')
    await until('Escape stays', () => answers.join() === 'false,false')
    await keys('{Enter}')
    await find('alertdialog', 'Leave without saving?')
    await keys('{Tab}{Enter}')
    await until('saving leaves', () => answers.join() === 'false,false,true')
  },
  open: ask,
}
