## People and their pages

my-page = 내 페이지
my-page-nobody = 아직 등록된 닉네임이 없어요. 첫 게임을 할 때 닉네임을 정하면 여기에 내 게임이 모여요.
name-save = 이름 저장
name-saved = 저장했어요.

moderation-title = 신고 관리
report = { $name } 신고
