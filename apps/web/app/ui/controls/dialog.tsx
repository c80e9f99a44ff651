import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** For content that cannot be shown again: only its own buttons close it, not a stray click or Escape. */
  isFirm?: boolean;
  /** For what is read rather than answered. */
  isWide?: boolean;
  children: ReactNode;
};

/** A question that has to be answered before anything else. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  closeLabel,
  isFirm = false,
  isWide = false,
  children,
}: DialogProps) => (
  <Modal.Root
    opened={isOpen}
    onClose={onClose}
    closeOnClickOutside={!isFirm}
    closeOnEscape={!isFirm}
    centered
    size={isWide ? 'xl' : 'md'}
    transitionProps={{ duration: 150 }}
  >
    <Modal.Overlay />
    <Modal.Content>
      {/* Not Modal.Header: its header element would be a second banner beside the page's own. */}
      <div className={classes.top}>
        <Modal.Title className="text-16 weight-600">{title}</Modal.Title>
        {!isFirm && <Modal.CloseButton aria-label={closeLabel} />}
      </div>
      <Modal.Body>{children}</Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
