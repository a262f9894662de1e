-- Pictures in the texts of posts: files of nobody's room, and which saved text has which of them.
alter table stored_files drop constraint stored_files_kind_check;
alter table stored_files add constraint stored_files_kind_check
  check (kind in ('photo', 'receipt', 'attachment', 'post'));
alter table stored_files drop constraint stored_files_check2;
alter table stored_files add constraint stored_files_check2
  check (case kind when 'attachment' then true when 'post' then user_id is null else user_id is not null end);

create table blog_pictures (
  slug text not null,
  revision integer not null,
  file_id uuid not null references stored_files (id) on delete cascade,
  primary key (slug, revision, file_id),
  foreign key (slug, revision) references blog_revisions (slug, revision) on delete cascade
);
-- Who shows this picture, for every reader of a page.
create index blog_pictures_file on blog_pictures (file_id);
