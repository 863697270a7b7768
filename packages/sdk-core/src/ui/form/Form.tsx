import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { LeaveGuard } from '../leave-guard/LeaveGuard'
import { FormContext, type FormScope } from './form-scope'
import { formMessages } from './form-messages'
import { FormProblems } from './FormProblems'

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'id' | 'noValidate' | 'action'> {
  /** What `useInlayForm` gives. */
  readonly form: FormScope
}

/**
 * A form. Submitted with something wrong in it, focus goes to the first field that is; with more than one, a list of
 * them stands above. What could not be saved stays, with the reason and a way to try again. As long as something is not
 * saved, leaving asks.
 *
 * Contract: slot classes `inlay-Form`, `-problems`, `-summary`, `-problem`; `data-busy`, `data-dirty`.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ form, className, children, ...rest }, ref) {
  const { id, hookForm, busy, dirty, guarded, saves, leaveGuard, lookAgain, mayLose, saveAll, submit } = form
  const t = useMessages(formMessages)
  return (
    <FormContext.Provider value={form}>
      <FormProvider {...hookForm}>
        <form
          {...rest}
          ref={ref}
          id={id}
          noValidate
          className={classNames('inlay-Form', className)}
          aria-busy={busy || undefined}
          data-busy={busy ? '' : undefined}
          data-dirty={dirty ? '' : undefined}
          onResetCapture={(event) => {
            if (event.target !== event.currentTarget) return
            // The values are the form's: fields that began again by themselves would be other than what is sent.
            event.preventDefault()
            event.stopPropagation()
            hookForm.reset()
          }}
          onSubmit={(event) => {
            event.preventDefault()
            // A form in a dialog is not part of the form that the dialog was opened from, though React tells both.
            event.stopPropagation()
            void submit()
          }}
        >
          <FormProblems />
          {children}
        </form>
        {guarded && (
          <LeaveGuard
            ref={leaveGuard}
            when={dirty && mayLose}
            onSave={saves ? async () => (await saveAll()) === 'saved' : undefined}
            title={saves ? undefined : t('leaveQuestion')}
            detail={saves ? undefined : t('leaveDetail')}
            onStay={({ reason }) => {
              if (reason === 'not-saved') lookAgain()
            }}
          />
        )}
      </FormProvider>
    </FormContext.Provider>
  )
})
