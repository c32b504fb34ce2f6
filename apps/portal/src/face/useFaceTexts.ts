import { languageTag } from '@banyan/core-session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../composition/services.ts';
import { faceMessages } from './faceMessages.ts';

/** Brings the texts of faces into a screen that others own, once a check is asked for there; true when they are here. */
export function useFaceTexts(): boolean {
  const { i18n } = useTranslation();
  const { messageSet } = useServices().session;
  const tag = languageTag(messageSet);
  const [, setBrought] = useState('');
  useEffect(() => {
    if (i18n.hasResourceBundle(tag, 'face')) return;
    faceMessages[messageSet]()
      .then(({ default: messages }) => {
        i18n.addResourceBundle(tag, 'face', messages, true, true);
        setBrought(tag);
      })
      // The check stays away; the screen around it has a way on of its own.
      .catch(() => undefined);
  }, [i18n, messageSet, tag]);
  return i18n.hasResourceBundle(tag, 'face');
}
