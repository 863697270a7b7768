import {
  NewConnection,
  connectionProviders,
  createConnection,
  longestConnectionName,
  type ConnectionProvider,
  type ConnectorType,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import {
  Button,
  Dialog,
  Form,
  FormField,
  FormTextField,
  Select,
  SubmitButton,
  useInlayForm,
  type ListOption,
} from '@inlay/sdk-core/ui'
import { useRef } from 'react'
import { isolatedText } from '../campaign-list/isolated-text'
import { connectorKinds, providerNames } from './connector-kinds'
import { integrationsMessages } from './messages'
import { untakenName } from './untaken-name'

export interface NewConnectionDialogProps {
  /** The kind that is looked at: its provider is chosen at first. */
  readonly kind: ConnectorType | undefined
  /** What connections are called already. */
  readonly taken: readonly string[]
  readonly onConnected: (kind: ConnectorType) => void
  readonly onClose: () => void
}

const providers = Object.keys(connectionProviders) as readonly ConnectionProvider[]

/** Asks for a provider, a name and the credential, and connects the workspace. */
export function NewConnectionDialog({ kind, taken, onConnected, onClose }: NewConnectionDialogProps) {
  const t = useMessages(integrationsMessages)
  const { run } = useAction(createConnection, {
    success: ({ data }) => t('connected', { name: isolatedText(data.name) }),
  })
  const isNameTyped = useRef(false)
  const suggested = providers.find((provider) => connectionProviders[provider] === kind)
  const form = useInlayForm({
    schema: NewConnection,
    defaultValues: {
      ...(suggested === undefined ? {} : { provider: suggested }),
      name: suggested === undefined ? '' : proposedName(suggested),
      credentials: { accessToken: '' },
    },
    onSubmit: (body) => run({ body }),
    onSaved: ({ provider }) => {
      onConnected(connectionProviders[provider])
      onClose()
    },
  })
  const options: readonly ListOption[] = [
    ...providers.map((provider) => ({
      value: provider,
      label: t(providerNames[provider]),
      description: provider === 'contact-data' ? undefined : t(connectorKinds[connectionProviders[provider]].label),
    })),
    { value: 'salesforce', label: t('salesforce'), description: t('crm'), disabledReason: t('salesforceNotYet') },
  ]
  function proposedName(provider: ConnectionProvider): string {
    return untakenName(t(providerNames[provider]), taken)
  }
  function proposeName(value: string | null) {
    const provider = providers.find((each) => each === value)
    // As what the field begins with, a proposal is nothing that whoever leaves would lose.
    if (provider && !isNameTyped.current) form.methods.resetField('name', { defaultValue: proposedName(provider) })
  }
  const close = async () => {
    if (!form.busy && (await form.confirmLeave())) onClose()
  }
  return (
    <Dialog
      open
      className="inlay-NewConnection"
      title={t('addTitle')}
      description={t('addAbout')}
      onOpenChange={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('cancel')}</Button>
          <SubmitButton form={form} busyLabel={t('connecting')}>
            {t('connect')}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} className="inlay-NewConnection-form">
        <FormField<string | null> name="provider" label={t('provider')} emptyError={t('providerMissing')}>
          {(field) => (
            <Select
              {...field}
              value={field.value ?? null}
              options={options}
              onValueChange={(value) => {
                proposeName(value)
                field.onValueChange(value)
              }}
            />
          )}
        </FormField>
        <FormTextField
          name="name"
          label={t('name')}
          emptyError={t('nameMissing')}
          placeholder={t('namePlaceholder')}
          maxLength={longestConnectionName}
          autoComplete="off"
          onValueChange={(name) => {
            isNameTyped.current = name.trim() !== ''
          }}
        />
        <FormTextField
          name="credentials.accessToken"
          type="password"
          label={t('credential')}
          hint={t('credentialHint')}
          emptyError={t('credentialMissing')}
          autoComplete="off"
          spellCheck={false}
        />
      </Form>
    </Dialog>
  )
}
